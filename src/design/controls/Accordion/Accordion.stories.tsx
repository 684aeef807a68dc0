import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { heading: 'Who keeps the keys?', content: 'You, and nobody else.' },
  { heading: 'What does a visit cost?', content: 'As much as the hours it takes.' },
  { heading: 'Where does it run?', content: 'In a drawer by the door, if you like.' },
];

/**
 * Use an accordion for answers and details of which each visitor needs only a few, not for what everyone should read.
 * Its headings are one level below the section's heading.
 */
const meta = {
  title: 'Components/Controls/Accordion',
  component: Accordion,
  args: { items },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At most one item is open. A click on the open item closes it. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const owns = canvas.getByText('You, and nobody else.');
    const price = canvas.getByText('As much as the hours it takes.');
    await expect(owns).not.toBeVisible();

    await userEvent.click(canvas.getByRole('heading', { name: 'Who keeps the keys?' }));
    await expect(owns).toBeVisible();

    await userEvent.click(canvas.getByRole('heading', { name: 'What does a visit cost?' }));
    await expect(price).toBeVisible();
    await expect(owns).not.toBeVisible();

    await userEvent.click(canvas.getByRole('heading', { name: 'What does a visit cost?' }));
    await expect(price).not.toBeVisible();
  },
};

/** With `defaultOpen`, one item is open at first. Afterward, it opens and closes like any other item. */
export const OpenAtFirst: Story = {
  tags: ['interaction'],
  args: { defaultOpen: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const owns = canvas.getByText('You, and nobody else.');
    await expect(owns).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Where does it run?' }));
    await expect(owns).not.toBeVisible();
  },
};

/** Two accordions on one page don't close each other's items. */
export const TwoGroups: Story = {
  tags: ['interaction'],
  render: ({ items: all }) => (
    <>
      <Accordion items={all.slice(0, 1)} defaultOpen={0} />
      <Accordion items={all.slice(1)} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: 'What does a visit cost?' }));
    await expect(canvas.getByText('As much as the hours it takes.')).toBeVisible();
    await expect(canvas.getByText('You, and nobody else.')).toBeVisible();
  },
};

/** An item's content can be elements instead of text. Item headings are one level below the section's heading. */
export const InSection: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    defaultOpen: 0,
    items: [
      {
        heading: 'What to bring',
        content: (
          <ul>
            <li>A laptop</li>
            <li>One task that takes too long</li>
          </ul>
        ),
      },
      ...items,
    ],
  },
  render: (args) => (
    <Section band="tint" style={{ paddingInline: '2rem' }}>
      <Heading>Questions</Heading>
      <Accordion {...args} />
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Questions');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByText('A laptop')).toBeVisible();
  },
};

/** A single item. Its long words wrap beside the icon. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    defaultOpen: 0,
    items: [
      {
        heading:
          'Wastewaterauthoritiesandunincorporatedcommunitiesinthestateofohio: do they have to register separately?',
        content: `${'Wastewaterauthoritiesandunincorporatedcommunities'.repeat(3)} do. ${'Others need not. '.repeat(40)}`,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
