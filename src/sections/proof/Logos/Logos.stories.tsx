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
      when: 'Shows by their logos who works with the company, and from which industries.',
      whenNot:
        'Not for sponsors at different levels (Sponsor tiers), and not for words of theirs (Testimonials).',
      access:
        'The two slides hold the same names, so only the first is read, as a list named “trusted by”. The alternation stops under the pointer, with the keyboard in it, by its button, and does not run with reduced motion.',
    },
  },
  args: sample,
} satisfies Meta<typeof Logos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both slides, the hidden one too: which of them is shown. */
const shown = (canvas: HTMLElement): number =>
  [...canvas.querySelectorAll('ul')].findIndex((slide) => slide.hasAttribute('data-shown'));

const alternates = async (canvas: HTMLElement): Promise<void> => {
  const before = shown(canvas);
  await waitFor(() => expect(shown(canvas)).toBe(1 - before));
};

/** Eight times the interval of the stories below: time enough to alternate, had it not stopped. */
const stands = async (canvas: HTMLElement): Promise<void> => {
  const before = shown(canvas);
  await expect(waitFor(() => expect(shown(canvas)).toBe(1 - before), { timeout: 800 })).rejects.toThrow();
};

/** Pointer and focus go elsewhere: a scripted click leaves the focus that a keyboard would. */
const leave = async (control: HTMLElement): Promise<void> => {
  await userEvent.unhover(control);
  control.blur();
};

/** Four partners and five industries. Names are read once; a slide stands for 5 s and fades within 1 s. */
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

/** The slides alternate until the control stops them, and again when it is asked to. */
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
    await stands(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play partner logos' }));
    await leave(control);
    await alternates(canvasElement);
  },
};

/** They hold still under the pointer and while the keyboard is among them. */
export const Held: Story = {
  tags: ['interaction'],
  args: { interval: 100, fade: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = await canvas.findByRole('button', { name: 'Pause partner logos' });
    const logo = within(canvas.getByRole('list', { name: 'Trusted by' })).getByText('Norwick Health');
    await userEvent.hover(logo);
    await stands(canvasElement);
    await userEvent.unhover(logo);
    await alternates(canvasElement);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await stands(canvasElement);
    control.blur();
    await alternates(canvasElement);
  },
};

/** Under reduced motion the first slide stands, and there is nothing to pause. */
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
    await stands(canvasElement);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** On a phone the industries take several lines. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Many partners with long names, and more industries than a line holds. */
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

/** One partner, no industries. */
export const One: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), industries: undefined },
};
