import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { Page } from './Page.tsx';

const part = (heading: string, level?: 1) => (
  <Section key={heading} level={level}>
    <Container>
      <Heading>{heading}</Heading>
    </Container>
  </Section>
);

/**
 * What every page consists of: metadata for the document's head, and sections, which hydrate later if they are out of
 * view.
 */
const meta = {
  title: 'Components/Internals/Page',
  id: 'internals-page',
  component: Page,
  args: {
    meta: { title: 'Opening hours | Library', description: 'When the reading rooms are open.' },
    children: [part('Opening hours', 1), part('Reading rooms'), part('Holidays')],
  },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first section is directly in the page; each of the others is in a `Late`. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const regions = await within(canvasElement).findAllByRole('region');
    await expect(regions.map((region) => Boolean(region.closest('[data-late]')))).toEqual([
      false,
      true,
      true,
    ]);
    await waitFor(() => expect(document.head).toContainHTML('Opening hours | Library'));
  },
};

/** A page with a single section. */
export const One: Story = { tags: ['edge-case'], args: { children: part('Opening hours', 1) } };
