import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel, CarouselControls, useCarousel, type CarouselProps } from './Carousel.tsx';

const labels = {
  region: 'Workshops',
  slide: '{slide} of {total}',
  range: '{first} through {last} of {total}',
  previous: 'Previous workshop',
  next: 'Next workshop',
};

const slides = (titles: string[]) => ({
  names: titles,
  children: titles.map((title) => (
    <article key={title} style={{ padding: '1.5rem', background: 'var(--surface-2)', blockSize: '100%' }}>
      <h2 style={{ overflowWrap: 'anywhere' }}>{title}</h2>
      <p>A half day, with your own documents.</p>
    </article>
  )),
});

/** CSS that sizes the slides, because a carousel leaves the size of its slides to the caller. */
const slideSize = (size: string) => ({ '--slide-size': size, '--slide-gap': '1rem' }) as CSSProperties;

/** The controls can be anywhere in the layout; here they are above the slides. */
function WithControls(props: Omit<CarouselProps, 'handle'>) {
  const carousel = useCarousel();
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '1.5rem' }}>
      <CarouselControls handle={carousel} labels={props.labels} />
      <Carousel {...props} handle={carousel} />
    </div>
  );
}

const meta = {
  title: 'Components/Controls/Carousel',
  component: WithControls,
  subcomponents: { Carousel, CarouselControls },
  args: {
    labels,
    style: slideSize('25%'),
    ...slides(['Reading', 'Drafting', 'Checking', 'Counting', 'Planning', 'Sorting', 'Filing']),
  },
} satisfies Meta<typeof WithControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
  },
};

/**
 * Without `loop`, the carousel has ends. At an end, the button in that direction is disabled, and focus moves to the
 * other button. The visible slides are announced after a move, but not before.
 */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Previous workshop' });
    const next = canvas.getByRole('button', { name: 'Next workshop' });
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    await expect(previous).toBeDisabled();
    await expect(canvas.getByRole('group', { name: '7 of 7' })).toBeInTheDocument();
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    for (const shown of [
      '2 through 5 of 7: Drafting, Checking, Counting, Planning',
      '3 through 6 of 7: Checking, Counting, Planning, Sorting',
      '4 through 7 of 7: Counting, Planning, Sorting, Filing',
    ]) {
      await userEvent.click(next);
      await expect(status.textContent).toBe(shown);
    }
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    await expect(previous).toHaveFocus();
  },
};

/** The arrow keys move the carousel. Home and End go to the first and last slides. */
export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next workshop' });
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    canvas.getByRole('region', { name: 'Workshops' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 through 5 of 7/);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(next).toBeDisabled());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous workshop' })).toBeDisabled());
    // On keyboard focus, a button shows its name in a tooltip.
    await userEvent.tab({ shift: true });
    await expect(next).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Next workshop');
  },
};

/** A carousel of three slides, two of them in view, loops in both directions. */
export const Loop: Story = {
  tags: ['interaction'],
  args: { loop: true, style: slideSize('50%'), ...slides(['Reading', 'Drafting', 'Checking']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next workshop' });
    const status = canvas.getByRole('status');
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    const [first, second, third] = [
      '1 through 2 of 3: Reading, Drafting',
      '2 through 3 of 3: Drafting, Checking',
      '3 of 3, 1 of 3: Checking, Reading',
    ] as const;
    for (const shown of [second, third, first, second]) {
      await userEvent.click(next);
      await expect(status.textContent).toBe(shown);
    }
    const previous = canvas.getByRole('button', { name: 'Previous workshop' });
    for (const shown of [first, third]) {
      await userEvent.click(previous);
      await expect(status.textContent).toBe(shown);
    }
  },
};

/** One slide and part of the next: only the fully visible one is announced. */
export const Part: Story = {
  tags: ['interaction'],
  args: { style: slideSize('80%') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next workshop' });
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    await userEvent.click(next);
    await expect(canvas.getByRole('status').textContent).toBe('2 of 7: Drafting');
  },
};

/** A single slide with a very long word. Both buttons are disabled, because there is nothing to scroll. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    loop: true,
    style: slideSize('50%'),
    ...slides(['Donaudampfschifffahrtsgesellschaftsverordnung']),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: '1 of 1' })).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
