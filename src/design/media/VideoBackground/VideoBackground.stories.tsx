import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { awaitInteraction } from '../../layout/Late/interaction.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { missingVideo, samplePoster, sampleVideo } from './VideoBackground.sample.ts';
import { VideoBackground } from './VideoBackground.tsx';

const meta = {
  title: 'Components/Media/VideoBackground',
  component: VideoBackground,
  args: {
    films: [{ video: sampleVideo }],
    caption: 'Mist above a mill pond',
    style: { blockSize: '26rem' },
    children: <Drawing drawing={samplePoster} fit="cover" align="xMaxYMax" />,
  },
  decorators: [
    (Story) => (
      <div style={{ isolation: 'isolate' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoBackground>;

export default meta;
type Story = StoryObj<typeof meta>;

const film = (canvas: HTMLElement): HTMLVideoElement | null => canvas.querySelector('video');

/** Resolves when the browser is idle. A film that is supposed to load has been requested by then. */
const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * Finds the film's pause button once the film plays. On a phone, the film waits for an interaction, so this simulates
 * one.
 */
const pauseControl = async (canvas: HTMLElement): Promise<HTMLElement> => {
  await fireEvent.pointerDown(canvas);
  return within(canvas).findByRole('button', { name: 'Pause background video' });
};

export const Default: Story = {};

/** The film plays as soon as the page is idle; the visitor can pause and resume it. */
export const InUse: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pause = await pauseControl(canvasElement);
    await expect(canvas.getByText('Mist above a mill pond')).toBeVisible();
    await expect(film(canvasElement)).toHaveProperty('muted', true);
    await userEvent.click(pause);
    const play = canvas.getByRole('button', { name: 'Play background video' });
    await waitFor(() => expect(film(canvasElement)?.paused).toBe(true));
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(film(canvasElement)?.paused).toBe(false));
    await expect(canvas.getByRole('button', { name: 'Pause background video' })).toHaveFocus();
  },
};

/** The film pauses out of view and resumes in view. */
export const OffScreen: Story = {
  tags: ['interaction'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '400vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await pauseControl(canvasElement);
    canvasElement.ownerDocument.defaultView?.scrollTo({ top: 2000, behavior: 'instant' });
    await waitFor(() => expect(film(canvasElement)?.paused).toBe(true));
    canvasElement.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(film(canvasElement)?.paused).toBe(false));
  },
};

/** On a phone, no film is fetched before the visitor touches the page or presses a key. */
export const Phone: Story = {
  tags: ['interaction'],
  beforeEach: awaitInteraction,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await idle();
    await expect(film(canvasElement)).toBeNull();
    await expect(await pauseControl(canvasElement)).toBeVisible();
  },
};

/** Several encodings: the browser uses the first that it can load and play. */
export const Encodings: Story = {
  tags: ['interaction'],
  args: { films: [{ video: [missingVideo, sampleVideo] }] },
  play: async ({ canvasElement }) => {
    await pauseControl(canvasElement);
    await expect(film(canvasElement)?.currentSrc).toMatch(/film\.webm$/);
  },
};

/** If a film can't be loaded, the next film plays instead, clipped to the shape in its own `window`. */
export const Fallback: Story = {
  tags: ['interaction'],
  args: { films: [{ video: missingVideo }, { video: sampleVideo, window: 'circle(40%)' }] },
  play: async ({ canvasElement }) => {
    await pauseControl(canvasElement);
    await expect(film(canvasElement)?.currentSrc).toMatch(/film\.webm$/);
    await expect(film(canvasElement)).toHaveStyle({ clipPath: 'circle(40%)' });
  },
};

/** The film has one encoding for each color scheme. The one for the scheme that isn't shown is never fetched. */
export const Schemes: Story = {
  tags: ['interaction'],
  args: {
    films: [
      {
        video: [
          { ...sampleVideo, src: `${sampleVideo.src}?dark`, scheme: 'dark' },
          { ...sampleVideo, src: `${sampleVideo.src}?light`, scheme: 'light' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await pauseControl(canvasElement);
    const scheme = document.documentElement.dataset.mantineColorScheme;
    await expect(film(canvasElement)?.currentSrc).toMatch(new RegExp(`\\?${scheme}$`));
    await expect(canvasElement.querySelectorAll('source')).toHaveLength(1);
  },
};

/** If no film loads, the poster stays, without a control. */
export const Unavailable: Story = {
  tags: ['interaction'],
  args: { films: [{ video: missingVideo }, { video: { ...missingVideo, src: '/no-other-film.webm' } }] },
  // Clears the browser's resource timings, because the browser keeps only a limited number of them.
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ canvasElement }) => {
    await fireEvent.pointerDown(canvasElement);
    await waitFor(() =>
      expect(
        performance.getEntriesByName(new URL('/no-other-film.webm', location.href).href),
      ).not.toHaveLength(0),
    );
    await waitFor(() => expect(film(canvasElement)).toBeNull());
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('use')).toBeInTheDocument();
  },
};

/** With reduced motion, no film is requested, and the poster stays. */
export const ReducedMotion: Story = {
  tags: ['edge-case'],
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? real.call(window, 'not all') : real.call(window, query);
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvasElement }) => {
    await idle();
    await expect(film(canvasElement)).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** With data saving on, no film is requested, and the poster stays. */
export const SaveData: Story = {
  tags: ['edge-case'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    return () => {
      Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: async (context) => ReducedMotion.play?.(context),
};

/** Without a caption, there is only the control. Phones never show the caption. */
export const NoCaption: Story = { tags: ['edge-case'], args: { caption: undefined } };
