import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sample } from './Logos.sample.ts';
import { Logos, SLIDE_FADE, SLIDE_INTERVAL } from './Logos.tsx';

const meta = {
  title: 'Sections/Proof/Client logos (customer logos, partners, trusted by)',
  id: 'proof-client-logos',
  component: Logos,
  parameters: {
    guide: {
      when: 'Shows the logos of the company’s clients, and their industries.',
      whenNot: 'Not for sponsors at different levels (Sponsor tiers), and not for quotes (Testimonials).',
      access:
        'Both slides have the same names, so screen readers get only the first, as a named list. The slides pause on hover and on keyboard focus, and a button stops them. With reduced motion, only the first slide is shown.',
    },
  },
  args: sample,
} satisfies Meta<typeof Logos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the index of the visible slide: 0 or 1. */
const shown = (canvas: HTMLElement): number =>
  [...canvas.querySelectorAll('ul')].findIndex((slide) => slide.hasAttribute('data-shown'));

const alternates = async (canvas: HTMLElement): Promise<void> => {
  const before = shown(canvas);
  await waitFor(() => expect(shown(canvas)).toBe(1 - before));
};

/** Waits for eight slide intervals (as set in the stories below), and checks that the slides haven't alternated. */
const expectStill = async (canvas: HTMLElement): Promise<void> => {
  const before = shown(canvas);
  await expect(waitFor(() => expect(shown(canvas)).toBe(1 - before), { timeout: 800 })).rejects.toThrow();
};

/** Moves the pointer and focus away from a button, because a scripted click leaves visible focus on it. */
const leave = async (control: HTMLElement): Promise<void> => {
  await userEvent.unhover(control);
  control.blur();
};

/** Screen readers read each partner's name only once. By default, slides alternate every 5 s, with a fade of 1 s. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const partners = within(canvas.getByRole('list', { name: 'Trusted by' })).getAllByRole('listitem');
    await expect(partners.map((item) => item.textContent)).toEqual(sample.items.map(({ name }) => name));
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(
      within(canvas.getByRole('list', { name: 'Where we work' })).getAllByRole('listitem'),
    ).toHaveLength(5);
    await expect(shown(canvasElement)).toBe(0);
    await expect([SLIDE_INTERVAL, SLIDE_FADE]).toEqual([5000, 1000]);
  },
};

/** The slides alternate. The button stops them, and restarts them when it is clicked again. */
export const Alternating: Story = {
  tags: ['interaction'],
  args: { interval: 100, fade: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole('button', { name: 'Pause partner logos' });
    await alternates(canvasElement);
    await alternates(canvasElement);
    await userEvent.click(control);
    await leave(control);
    await expectStill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play partner logos' }));
    await leave(control);
    await alternates(canvasElement);
  },
};

/** The slides pause on hover and on keyboard focus. */
export const Held: Story = {
  tags: ['interaction'],
  args: { interval: 100, fade: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole('button', { name: 'Pause partner logos' });
    const logo = within(canvas.getByRole('list', { name: 'Trusted by' })).getByText('Norwick Health');
    await userEvent.hover(logo);
    await expectStill(canvasElement);
    await userEvent.unhover(logo);
    await alternates(canvasElement);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expectStill(canvasElement);
    control.blur();
    await alternates(canvasElement);
  },
};

/** With reduced motion, only the first slide is shown, and there is no pause button. */
export const ReducedMotion: Story = {
  tags: ['edge-case'],
  args: { interval: 100, fade: 50 },
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => real.call(window, query.includes('reduced-motion') ? 'not all' : query);
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvasElement }) => {
    await expectStill(canvasElement);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** On phones, the industries wrap. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Many partners with long names, and more industries than fit on a line. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      ...sample.items,
      ...sample.items.map((partner) => ({
        ...partner,
        name: `${partner.name} Intercommunity Cooperative`,
      })),
    ],
    industries: [
      ...sample.industries,
      ...sample.industries.map((industry) => ({ ...industry, label: `${industry.label} and allied trades` })),
    ],
  },
};

/** One partner and no industries. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), industries: undefined },
};
