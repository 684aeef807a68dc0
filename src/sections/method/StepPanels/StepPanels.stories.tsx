import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { StepPanels } from './StepPanels.tsx';
import { sample } from './StepPanels.sample.ts';

/** Steps that open one at a time, as panels side by side or as an accordion. */
const meta = {
  title: 'Sections/Method/Step panels (ARC framework, tabs, steps)',
  id: 'method-step-panels',
  component: StepPanels,
  parameters: {
    guide: {
      when: 'Explains a method in detailed steps, one open at a time.',
      whenNot: 'Not if visitors need to compare steps (Step cards), because they see only one at a time.',
      access:
        'Each step is a button that says whether it is open. Tab moves between the buttons, and Enter or Space opens a step. Without JavaScript all steps are open.',
    },
  },
  args: sample,
} satisfies Meta<typeof StepPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Checks that only the step with index `open` is open, or that no step is open if `open` is -1. */
const isOpen = async (canvasElement: HTMLElement, open: number): Promise<void> => {
  const canvas = within(canvasElement);
  for (const [at, { title, text: description, details }] of sample.items.entries()) {
    const button = canvas.getByRole('button', { name: title });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(at === open)));
    const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(body).toHaveTextContent(details.at(-1) ?? '');
    const text = canvas.getByText(description);
    await expect(body).toContainElement(text);
    await waitFor(() => (at === open ? expect(text).toBeVisible() : expect(text).not.toBeVisible()));
  }
};

export const Default: Story = { tags: ['sample'] };

/**
 * The first step is open. Clicking another one opens that one instead. Clicking the open one does nothing. The content
 * below doesn't move.
 */
export const InUse: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await document.fonts.ready;
    const section = canvas.getByRole('region', { name: sample.heading });
    const height = section.offsetHeight;
    await isOpen(canvasElement, 0);
    for (const at of [2, 1, 1, 0]) {
      await userEvent.click(canvas.getByRole('button', { name: sample.items[at]!.title }));
      await isOpen(canvasElement, at);
      await expect(section.offsetHeight).toBe(height);
    }
    const panels = canvas.getAllByRole('button').map((button) => button.closest('ol > li'));
    await waitFor(() =>
      expect(panels[0]!.getBoundingClientRect().width).toBeGreaterThan(
        2 * panels[1]!.getBoundingClientRect().width,
      ),
    );
  },
};

/** Hovering with a mouse opens a panel. Touching a panel while scrolling doesn't open it. */
export const Hover: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('button', { name: 'Repair' }).closest('ol > li')!;
    await fireEvent.pointerOver(panel, { pointerType: 'touch' });
    await isOpen(canvasElement, 0);
    await fireEvent.pointerOut(panel, { pointerType: 'touch' });
    await fireEvent.pointerOver(panel, { pointerType: 'mouse' });
    await isOpen(canvasElement, 1);
    await fireEvent.pointerOut(panel, { pointerType: 'mouse' });
    await isOpen(canvasElement, 1);
  },
};

/** Tab reaches every step. Enter or Space opens the focused step. */
export const Keyboard: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Attention' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isOpen(canvasElement, 0);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isOpen(canvasElement, 1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Calm Running' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await isOpen(canvasElement, 2);
  },
};

/** On phones, a tap opens or closes a step, and at most one is open. Nothing opens on hover. */
export const Phone: Story = {
  tags: ['interaction'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tap = (title: string) =>
      userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: title }) });
    await isOpen(canvasElement, 0);
    await tap('Attention');
    await isOpen(canvasElement, -1);
    await tap('Calm Running');
    await isOpen(canvasElement, 2);
    await tap('Repair');
    await isOpen(canvasElement, 1);
    const last = canvas.getByRole('button', { name: 'Calm Running' }).closest('ol > li')!;
    await fireEvent.pointerOver(last, { pointerType: 'mouse' });
    await isOpen(canvasElement, 1);
    await tap('Repair');
    await isOpen(canvasElement, -1);
    await userEvent.keyboard('{Enter}');
    await isOpen(canvasElement, 1);
  },
};

/** Mocks the media query for the window's width, so that a story can change the result. */
const growing = { wide: false, query: new EventTarget() };

/**
 * When the window grows, the items of the accordion become panels. If all items were closed, the first panel opens,
 * because one panel is always open.
 */
export const GrowingWindow: Story = {
  tags: ['interaction'],
  globals: phone,
  beforeEach: () => {
    const real = window.matchMedia;
    growing.wide = false;
    growing.query = new EventTarget();
    Object.defineProperty(growing.query, 'matches', { get: () => growing.wide });
    window.matchMedia = (query) =>
      query.includes('min-width') ? (growing.query as MediaQueryList) : real.call(window, query);
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grow = (wide: boolean) => {
      growing.wide = wide;
      growing.query.dispatchEvent(new Event('change'));
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Attention' }));
    await isOpen(canvasElement, -1);
    grow(true);
    await isOpen(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Attention' }));
    await isOpen(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Repair' }));
    grow(false);
    await isOpen(canvasElement, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Repair' }));
    await isOpen(canvasElement, -1);
  },
};

/** A single step has the full width. */
export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1), lead: undefined } };

/** Four steps, long words, one very long text, and a step with neither a time span nor details. */
export const Stress: Story = {
  tags: ['interaction'],
  args: {
    heading: 'Wissensmanagementeinführungsphasen',
    items: [
      ...sample.items.slice(0, 2),
      {
        letter: 'W',
        title: 'Datenschutzgrundverordnung',
        span: 'From the first of March to the end of the following year',
        text: sample.items.map(({ text }) => text).join(' '),
        details: [
          'Rechtsschutzversicherungsgesellschaftenverordnung',
          'A line that is longer than the column it stands in',
        ],
      },
      { letter: 'Z', title: 'Rest', text: 'Sleep.', details: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Daten/ }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StressPhone: Story = { ...Stress, tags: ['interaction'], globals: phone };
