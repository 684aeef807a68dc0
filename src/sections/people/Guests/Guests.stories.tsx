import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Guests } from './Guests.tsx';
import { sample } from './Guests.sample.ts';

/** Twenty guests, made by repeating the sample. */
const many = Array.from({ length: 20 }, (_, index) => ({
  ...sample.items[index % sample.items.length]!,
  href: `/episodes/${46 - index}`,
  number: `EP. ${46 - index}`,
}));

/** Shows the router's location. */
function Location() {
  return <output aria-label="Location">{useLocation().pathname}</output>;
}

/** Recent guests in a carousel, whose width determines how many cards are in view. */
const meta = {
  title: 'Sections/People/Guests (podcast guests)',
  id: 'people-guests',
  component: Guests,
  parameters: {
    guide: {
      when: 'Shows many podcast guests in a carousel, each with a link to their episode.',
      whenNot: 'Not for people who should all be visible at once: use Portraits.',
      access:
        'A named region; its slides are groups named by their position. Buttons go to the previous and next guests and are disabled at the ends; a text says which guests are in view. Without JavaScript, the carousel is a row that the keyboard can scroll.',
    },
  },
  args: sample,
} satisfies Meta<typeof Guests>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the distance, in px, between the left edges of a card and the carousel. */
const offset = (card: HTMLElement): number =>
  Math.abs(
    card.getBoundingClientRect().left -
      (card.closest('[role="region"]')?.getBoundingClientRect().left ?? Number.NaN),
  );

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
  },
};

/** Six guests, not all of them in view. Each button moves the row by one card until the row ends on that side. */
export const InUse: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const previous = canvas.getByRole('button', { name: 'Scroll left' });
    const next = canvas.getByRole('button', { name: 'Scroll right' });
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    await expect(previous).toBeDisabled();
    const shown = Number(
      /^Guests 1 to ([234]), of 6$/.exec(canvas.getByText(/^Guests 1 to \d, of 6$/).textContent)?.[1],
    );
    const cards = canvas.getAllByRole('group');
    await expect(cards).toHaveLength(6);
    await expect(cards[0]!.getBoundingClientRect().width).toBeGreaterThanOrEqual(280);

    for (let first = 2; first <= 7 - shown; first++) {
      await expect(next).toBeEnabled();
      await userEvent.click(next);
      await expect(canvas.getByText(`Guests ${first} to ${first + shown - 1}, of 6`)).toBeVisible();
      await waitFor(() => expect(offset(cards[first - 1]!)).toBeLessThan(2));
      await expect(previous).toBeEnabled();
    }
    await expect(next).toBeDisabled();
    for (let first = 6 - shown; first >= 1; first--) await userEvent.click(previous);
    await expect(previous).toBeDisabled();
    await waitFor(() => expect(offset(cards[0]!)).toBeLessThan(2));
  },
};

/** The left and right arrow keys move the row by one card. End moves the row to the last card. */
export const Keyboard: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Scroll right' });
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    const cards = canvas.getAllByRole('group');
    canvas.getByRole('region', { name: 'Guests by episode' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(offset(cards[1]!)).toBeLessThan(2));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(offset(cards[0]!)).toBeLessThan(2));
    await expect(canvas.getByRole('button', { name: 'Scroll left' })).toBeDisabled();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(next).toBeDisabled());
    await expect(canvas.getByText(/to 6, of 6$/)).toBeVisible();
  },
};

/** The whole card works like its link. Dragging moves the row without following a link. A click follows the link. */
export const Dragged: Story = {
  tags: ['interaction'],
  render: (args) => (
    <>
      <Guests {...args} />
      <Location />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    const [first, second] = canvas.getAllByRole('group');
    const link = canvas.getByRole('link', { name: 'Oona Farrell' });
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width } = first!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 200)).toBe(link);
    const at = (x: number) => ({ clientX: x, clientY: top + 200, button: 0, bubbles: true });

    await fireEvent.mouseDown(link, at(left + width - 40));
    await fireEvent.mouseMove(link, at(left + width - 80));
    await fireEvent.mouseMove(link, at(left + 20));
    await fireEvent.mouseUp(link, at(left + 20));
    await fireEvent.click(link, at(left + 20));
    await waitFor(() => expect(offset(second!)).toBeLessThan(2));
    await expect(canvas.getByLabelText('Location')).toHaveTextContent(/^\/$/);

    await userEvent.click(canvas.getByRole('link', { name: 'Luca Brandolini' }));
    await expect(canvas.getByLabelText('Location')).toHaveTextContent('/episodes/45');
  },
};

/** Twenty guests, with one long mark per guest on the ruler. */
export const Many: Story = { tags: ['edge-case'], args: { items: many } };

/** On phones, one card and part of the next are in view. The position text counts only the full card. */
export const Phone: Story = {
  tags: ['edge-case'],
  args: { items: many },
  globals: { viewport: { value: 'phone' } },
};

/** With a single guest, there are no controls and no ruler. */
export const OneGuest: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Oona Farrell' })).toHaveAttribute('href', '/episodes/46');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Two guests, both in view except on phones. */
export const Two: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 2) } };

export const LongNames: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Gesprächspartnerinnen und Gesprächspartner',
    items: [
      {
        ...sample.items[0]!,
        name: 'Maximiliane-Philippa von Hohenlohe-Langenburg-Weikersheim',
        role: 'Geschäftsbereichsleiterin Wissensmanagementsysteme, Telekommunikationsdienstleistungsgesellschaft',
        number: 'Sonderfolge 1204',
      },
      ...sample.items.slice(1),
    ],
  },
};

/** Without a portrait, a card begins with the name. */
export const NoPortrait: Story = {
  tags: ['edge-case'],
  args: {
    items: sample.items.map((guest, index) => (index % 2 ? { ...guest, media: undefined } : guest)),
  },
};
