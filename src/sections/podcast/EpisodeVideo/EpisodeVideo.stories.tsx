import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sample } from './EpisodeVideo.sample.ts';
import { EpisodeVideo } from './EpisodeVideo.tsx';

/** An episode's video. In Storybook, a small local page replaces the platform's player. */
const meta = {
  title: 'Sections/Podcast/Episode video (player, interview)',
  id: 'podcast-episode-video',
  component: EpisodeVideo,
  parameters: {
    guide: {
      when: 'Shows an episode’s video, large, beside its heading.',
      whenNot: 'Not for a decorative film (Video hero), and not for several videos.',
      access:
        'The player is a named frame. Captions come from the provider, so make sure that the recording has them.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = '/stand-ins/never.html';

/** The player loads automatically. The link to the platform is always below it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: sample.heading }));
    const frame = await section.findByTitle(sample.video.title);
    await waitFor(() => expect(frame).toBeVisible());
    const { width, height } = frame.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(
      section.getByRole('link', { name: 'Watch this interview there (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://video.example/watch/ferry');
  },
};

/** While the player loads, the poster and a status are shown. */
export const Loading: Story = {
  args: { video: { ...sample.video, src: never, timeout: 600_000 } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the video'),
    );
  },
};

export const LoadingPhone: Story = {
  tags: ['edge-case'],
  args: Loading.args,
  globals: { viewport: { value: 'phone' } },
};

/** If the player fails to load, there is an explanation, a button to try again, and the link to the platform. */
export const FailedPhone: Story = {
  tags: ['edge-case'],
  args: { video: { ...sample.video, src: never, timeout: 50 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The video didn’t load'));
    const box = (canvas.getByTitle(sample.video.title).parentElement as HTMLElement).getBoundingClientRect();
    const retry = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(retry.bottom).toBeLessThan(box.bottom);
  },
};

/** The player loads only on request: nothing loads from its provider before the visitor clicks the button. */
export const OnClick: Story = {
  tags: ['interaction'],
  args: {
    video: { ...sample.video, load: 'click', hint: 'Loading the video tells the platform your IP address.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle(sample.video.title)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the video' }));
    await waitFor(() => expect(canvas.getByTitle(sample.video.title)).toBeVisible());
  },
};

/** On the band `page`, and without a poster. */
export const OnPage: Story = {
  args: {
    band: 'page',
    video: { ...sample.video, src: never, timeout: 600_000, poster: undefined },
  },
};

/** Long words, and an ultrawide (2.39:1) video. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Watch the unabridged intermunicipalcommissioners’ interview',
    video: {
      ...sample.video,
      src: never,
      timeout: 600_000,
      ratio: 2.39,
      link: {
        prompt: 'The video loads from a platform whose name is considerably longer than anybody would want.',
        label: 'Watch the unabridged interview on the intermunicipalcommissioners’ own platform',
        href: 'https://video.example/long',
      },
    },
  },
};

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args,
  globals: { viewport: { value: 'phone' } },
};
