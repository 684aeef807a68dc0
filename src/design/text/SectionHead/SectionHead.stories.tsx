import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../../layout/Container/Container.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Action } from '../../controls/Action/Action.tsx';
import { SectionHead } from './SectionHead.tsx';

/** The beginning of most sections. The heading names its section. */
const meta = {
  title: 'Components/Text/SectionHead',
  component: SectionHead,
  args: {
    heading: 'What a week in the shop taught us',
    lead: 'Two days are enough to see where a machine helps and where it is in the way.',
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
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'What a week in the shop taught us' })).toBeVisible();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const lead = canvas.getByText(/^Two days/).getBoundingClientRect();
    await expect(lead.left).toBeCloseTo(heading.left, 0);
    await expect(lead.top).toBeGreaterThanOrEqual(heading.bottom);
  },
};

/** Only the heading. */
export const HeadingOnly: Story = { tags: ['edge-case'], args: { lead: undefined } };

/** A heading and a lead, with an action after them. */
export const WithAction: Story = {
  args: { children: <Action action={{ label: 'Read the report', href: '/report' }} variant="link" /> },
};

/** Long words wrap. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Rechtsschutzversicherungsgesellschaften '.repeat(2),
    lead: 'And so on, at some length. '.repeat(12),
  },
};
