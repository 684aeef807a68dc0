import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Embed } from './Embed.tsx';

/** An invalid URL: the script fails without a request. */
const broken = 'http://[';
const script = '/stand-ins/script.js';
const never = '/stand-ins/never.html';

const meta = {
  title: 'Components/Media/Embed',
  component: Embed,
  args: {
    src: '/stand-ins/form.html',
    title: 'Contact form',
    script,
    poster: { src: '/art/covers/form-contact.svg', width: 600, height: 600, alt: '' },
    link: {
      label: 'Open the form in a new tab',
      href: 'https://forms.example/widget/form/contact',
      prompt: 'Nothing here?',
    },
    mail: { label: 'hello@orchard.example', href: 'mailto:hello@orchard.example' },
    words: { loading: 'Loading the form', failed: 'The form stayed away' },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Embed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once the frame has loaded, it is visible, and the direct link is below it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle('Contact form');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await waitFor(() => expect(frame).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    const link = canvas.getByRole('link', { name: 'Open the form in a new tab (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://forms.example/widget/form/contact');
    await expect(document.querySelectorAll(`script[src="${script}"]`)).toHaveLength(1);
  },
};

/** Until the frame has loaded, the poster and a status are visible. */
export const Loading: Story = {
  args: { src: never, timeout: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the form'));
    await expect(canvas.getByTitle('Contact form')).not.toBeVisible();
  },
};

/**
 * If the provider's script fails, a fallback with a retry button replaces the frame, and the alternatives
 * stay below it.
 */
export const Failed: Story = {
  tags: ['!autodocs'],
  args: { script: broken },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The form stayed away'));
    await expect(canvas.getByTitle('Contact form')).not.toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Open the form in a new tab (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://forms.example/widget/form/contact');
    const before = canvas.getByTitle('Contact form');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByTitle('Contact form')).not.toBe(before);
    await expect(canvas.getByRole('group', { name: 'Contact form' })).toHaveFocus();
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Returns a `beforeEach` that replaces the browser's `fetch` with `answer` until the story ends. */
const answering = (answer: () => Promise<Response>) => () => {
  const { fetch } = window;
  window.fetch = answer;
  return () => {
    window.fetch = fetch;
  };
};

/**
 * If the provider's server can't be reached, the fallback appears, although the browser fills the frame with an error
 * page and reports the frame as loaded.
 */
export const Blocked: Story = {
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The form stayed away'));
    await expect(canvas.getByTitle('Contact form')).not.toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Open the form in a new tab (opens in a new tab)' }),
    ).toBeVisible();
  },
};

/**
 * A message from the frame proves that the provider's server can be reached, so the frame appears even if the embed's
 * own request to the server has failed. Messages from other windows or other sites don't count.
 */
export const Speaking: Story = {
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The form stayed away'));
    const frame = canvas.getByTitle<HTMLIFrameElement>('Contact form');
    const speak = (source: Window | null, origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin }));
    speak(window, window.location.origin);
    speak(frame.contentWindow, 'https://elsewhere.example');
    await expect(canvas.getByRole('status')).toHaveTextContent('The form stayed away');
    speak(frame.contentWindow, window.location.origin);
    await waitFor(() => expect(frame).toBeVisible());
  },
};

/** If the frame hasn't loaded before the timeout, the fallback appears. */
export const TimedOut: Story = {
  args: { src: never, timeout: 50, words: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('This part didn’t load'));
  },
};

/** With `load="click"` there is no frame and no script before the click. */
export const OnClick: Story = {
  tags: ['interaction'],
  args: {
    load: 'click',
    ratio: 16 / 9,
    title: 'Interview with Dana Whitlock',
    poster: { src: '/art/covers/video.svg', width: 600, height: 600, alt: '' },
    hint: 'Loading the video sends your IP address and browser details to the video platform.',
    words: { load: 'Load the video' },
    link: { label: 'Watch on the video platform', href: 'https://video.example/watch/whitlock' },
    mail: undefined,
    style: { maxInlineSize: '50rem' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle('Interview with Dana Whitlock')).toBeNull();
    await expect(document.querySelector(`script[src="${script}"]`)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the video' }));
    await waitFor(() => expect(canvas.getByTitle('Interview with Dana Whitlock')).toBeVisible());
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

/** With `load="click"`, there is a button, and a sentence about the data that is sent when the frame loads. */
export const BeforeClick: Story = { args: OnClick.args };

/** The variant `panel` has an arc corner, and the direct link inside. It is for colored backgrounds. */
export const Panel: Story = {
  args: { variant: 'panel', height: 620, src: never, timeout: 600_000, mail: undefined },
  decorators: [
    (Story) => (
      <div data-band="brand" style={{ padding: '2rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** The variant `arc` has the direct link below it. Here, a child replaces the poster. */
export const Arc: Story = {
  args: { ...Panel.args, variant: 'arc', children: <p>Drawn by hand</p> },
  decorators: Panel.decorators,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = within(canvas.getByRole('group', { name: 'Contact form' }));
    await expect(place.getByText('Drawn by hand')).toBeVisible();
    await expect(place.queryByRole('img')).toBeNull();
    await expect(place.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open the form in a new tab/ })).toBeVisible();
  },
};

/** The variant `audio`: the loaded player replaces the dark strip and its half-round end, and has its own corners. */
export const Audio: Story = {
  args: {
    variant: 'audio',
    src: '/stand-ins/audio.html',
    title: 'Audio player: The lamp on the lock gate',
    script: undefined,
    poster: { src: '/art/covers/ep-2.svg', width: 600, height: 600, alt: '' },
    link: {
      prompt: 'The player loads from the audio platform.',
      label: 'Open this episode there',
      href: 'https://audio.example/episode/12',
    },
    mail: undefined,
    hint: 'Sound comes from another house, and that house will know you called.',
    words: { loading: 'Loading the player', failed: 'The player didn’t load', load: 'Load the player' },
    style: { maxInlineSize: '45rem' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle('Audio player: The lamp on the lock gate');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(frame.getBoundingClientRect().height).toBe(152);
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
  },
};

/** Checks that the audio strip is as high as the loaded player, so that nothing below moves when the player loads. */
const isAsHighAsThePlayer = async (canvasElement: HTMLElement): Promise<void> => {
  const strip = within(canvasElement).getByRole('group', { name: /Audio player/ });
  // The height is final only once the fonts have loaded.
  await waitFor(() => expect(strip.getBoundingClientRect().height).toBe(152));
};

/** Without a poster, the text is at the start of the strip. */
export const AudioWithoutPoster: Story = {
  args: { ...Audio.args, poster: undefined, src: never, timeout: 600_000 },
};

export const AudioLoading: Story = {
  args: { ...Audio.args, src: never, timeout: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the player'));
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await isAsHighAsThePlayer(canvasElement);
  },
};

/** After a failure, the strip has a message and a retry button. The direct link is right below the strip. */
export const AudioFailed: Story = {
  args: { ...Audio.args, src: never, timeout: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The player didn’t load'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await isAsHighAsThePlayer(canvasElement);
  },
};

/** With `load="click"` the strip has a button, and no third party is contacted before the click. */
export const AudioBeforeClick: Story = {
  args: { ...Audio.args, load: 'click' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Load the player' })).toBeVisible();
    await expect(canvas.queryByTitle(/Audio player/)).toBeNull();
    await isAsHighAsThePlayer(canvasElement);
  },
};

export const AudioOnClick: Story = {
  tags: ['interaction'],
  args: AudioBeforeClick.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Load the player' }));
    await waitFor(() => expect(canvas.getByTitle(/Audio player/)).toBeVisible());
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

const phone = { viewport: { value: 'phone' } };

export const AudioLoadingPhone: Story = { ...AudioLoading, tags: ['edge-case'], globals: phone };

/** On phones, the text of the failed state covers the poster. */
export const AudioFailedPhone: Story = { ...AudioFailed, tags: ['edge-case'], globals: phone };

export const AudioBeforeClickPhone: Story = { ...AudioBeforeClick, tags: ['edge-case'], globals: phone };

/** The strip is dark on all bands in both schemes; on the strong band it is a shade lighter than the band. */
export const AudioOnBands: Story = {
  args: AudioLoading.args,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['page', 'tint', 'strong', 'highlight'] as const).map((band) => (
        <div key={band} data-band={band} style={{ padding: '1.5rem' }}>
          <Embed {...args} title={`Audio player on ${band}`} />
        </div>
      ))}
    </>
  ),
};

/** While the embed is far from the viewport, neither its frame nor its script is requested. */
export const FarAway: Story = {
  tags: ['interaction'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '500vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle('Contact form')).toBeNull();
    await expect(document.querySelector(`script[src="${script}"]`)).toBeNull();
    // Keep scrolling until the frame appears: loading can scroll back to the top.
    await waitFor(() => {
      canvas.getByRole('link', { name: /Open the form/ }).scrollIntoView({ behavior: 'instant' });
      return expect(canvas.getByTitle('Contact form')).toBeVisible();
    });
  },
};

/** A failed embed with long words, on a phone. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    script: broken,
    link: {
      label: 'Open the unincorporated-communities-data-protection-questionnaire in a new tab',
      href: 'https://forms.example/long',
    },
    words: {
      failed: 'The questionnaire on intercommunaldataprotectionagreements didn’t load',
      failedHint:
        'Your network, an extension or a company policy may be blocking it. The same questionnaire opens in a new tab, and an e-mail reaches the same people.',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
