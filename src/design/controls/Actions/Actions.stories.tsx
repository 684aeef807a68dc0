import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../../layout/Container/Container.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Actions } from './Actions.tsx';

/** A row of next steps: a primary action, and outlined ones beside it. */
const meta = {
  title: 'Components/Controls/Actions',
  component: Actions,
  args: {
    actions: [
      { label: 'See the timetable', href: '/timetable' },
      { label: 'Write to the yard', href: 'mailto:yard@halden.example' },
    ],
  },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof Actions>;

export default meta;
type Story = StoryObj<typeof meta>;

const links = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.getBoundingClientRect());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAttribute('data-variant', 'default');
    await expect(second).toHaveAttribute('data-variant', 'outline');
    await expect(second?.querySelector('svg')).toBeNull();
  },
};

/** A page's main call to action, and a second action that has its own icon, before the label. */
export const HeroAndFilm: Story = {
  args: {
    variant: 'hero',
    actions: [
      { label: 'Buy a ticket', href: '/tickets' },
      { label: 'Watch the film', icon: 'play', iconSide: 'start' },
    ],
  },
};

/** On phones, the first action is full width, and the second is a text link below it. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = links(canvasElement);
    await expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0));
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

/** Many actions, with long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    actions: Array.from({ length: 5 }, (_, index) => ({
      label: `Rechtsschutzversicherungsgesellschaft, part ${index + 1}`,
      href: `/${index}`,
    })),
  },
};
