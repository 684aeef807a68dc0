import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Drawing } from '../Drawing/Drawing.tsx';
import { samplePoster, sampleVideo } from './VideoBackground.sample.ts';
import { VideoBackground } from './VideoBackground.tsx';

const meta = {
  title: 'Design/Media/VideoBackground',
  component: VideoBackground,
  args: {
    video: sampleVideo,
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

/** Resolves after the moment at which the film would have been wanted. */
const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/** Plays as soon as the page is idle; the visitor can pause it and play it again. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pause = await canvas.findByRole('button', { name: 'Pause background video' }, { timeout: 5000 });
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

/** Out of view it stops; back in view it goes on. */
export const OffScreen: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '400vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Pause background video' }, { timeout: 5000 });
    canvasElement.ownerDocument.defaultView?.scrollTo({ top: 2000, behavior: 'instant' });
    await waitFor(() => expect(film(canvasElement)?.paused).toBe(true));
    canvasElement.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(film(canvasElement)?.paused).toBe(false));
  },
};

/** Several encodings: the browser takes the first that it can play and reach. */
export const Encodings: Story = {
  args: { video: [{ src: '/no-such-film.webm', type: 'video/webm' }, sampleVideo] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Pause background video' }, { timeout: 5000 });
    await expect(film(canvasElement)?.currentSrc).toMatch(/video-sample\.webm$/);
  },
};

/** A film that does not load leaves the poster, and no control. */
export const Unavailable: Story = {
  args: { video: { src: '/no-such-film.webm', type: 'video/webm' } },
  // The browser keeps only so many.
  beforeEach: () => performance.clearResourceTimings(),
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(
          performance.getEntriesByName(new URL('/no-such-film.webm', location.href).href),
        ).not.toHaveLength(0),
      {
        timeout: 5000,
      },
    );
    await waitFor(() => expect(film(canvasElement)).toBeNull());
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('use')).toBeInTheDocument();
  },
};

/** Under reduced motion nothing is fetched: the poster is the picture. */
export const ReducedMotion: Story = {
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

/** The same with data saving on. */
export const SaveData: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    return () => {
      Reflect.deleteProperty(navigator, 'connection');
    };
  },
  play: async (context) => ReducedMotion.play?.(context),
};

/** Without a caption the control stands alone; on a phone it always does. */
export const NoCaption: Story = { args: { caption: undefined } };
