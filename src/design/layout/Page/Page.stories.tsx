import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { FirstScreenFirst, Page } from './Page.tsx';

const part = (heading: string, level?: 1) => (
  <Section key={heading} level={level}>
    <Container>
      <Heading>{heading}</Heading>
    </Container>
  </Section>
);

/** A section that records when the browser first draws a frame with it. */
function Opening() {
  useLayoutEffect(() => {
    requestAnimationFrame(() => performance.mark('first frame'));
  }, []);
  return part('Opening hours', 1);
}

/** A section that records when it is in the document. */
function Below() {
  useLayoutEffect(() => {
    performance.mark('below');
  }, []);
  return part('Holidays');
}

/** When `name` was last recorded, in ms. */
const timeOf = (name: string): number | undefined => performance.getEntriesByName(name).at(-1)?.startTime;

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

/** After a navigation, the sections below the first screen render only after the first screen has been painted. */
export const FirstScreen: Story = {
  tags: ['edge-case'],
  decorators: [
    (Story) => (
      <FirstScreenFirst value>
        <Story />
      </FirstScreenFirst>
    ),
  ],
  args: { children: [<Opening key="opening" />, part('Reading rooms'), <Below key="below" />] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Holidays' });
    await expect(timeOf('below')).toBeGreaterThan(timeOf('first frame') ?? Infinity);
  },
};
