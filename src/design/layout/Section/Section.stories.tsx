import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { bands } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/**
 * Almost every part of a page is a section. Its band sets its background and colors, and its heading names it for
 * screen readers. A section also sets the level of the headings inside. There is no visible edge between sections on
 * the same band, so give adjacent sections different bands.
 */
const meta = {
  title: 'Components/Layout/Section',
  component: Section,
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    id: 'pillars',
    band: 'tint',
    children: (
      <Container>
        <Heading>Four Pillars</Heading>
        <p>Take one away and the circle doesn’t close.</p>
      </Container>
    ),
  },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Four Pillars' });
    await expect(section).toHaveAttribute('id', 'pillars');
    await expect(section).toHaveAttribute('data-band', 'tint');
  },
};

/** A section without a heading is named by `label`. With `space="none"`, its content sets the padding. */
export const Labeled: Story = {
  args: {
    label: 'Trusted by',
    space: 'none',
    band: 'subtle',
    children: (
      <Container>
        <p>Norwick Health, Halvorn Foundry, Easterlin College, Marden Mutual</p>
      </Container>
    ),
  },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Trusted by' });
    await expect(getComputedStyle(section).paddingBlockStart).toBe('0px');
  },
};

/**
 * The three values of `space` that add padding: a statement has a lot of space around it, an argument less,
 * and a list to look something up in has little.
 */
export const Sizes: Story = {
  render: () => (
    <>
      <Section space="poster" band="brand">
        <Container>
          <Heading>We would rather train one team well</Heading>
        </Container>
      </Section>
      <Section space="story">
        <Container>
          <Heading>How a project runs</Heading>
          <p>Five steps, and you can stop after any of them with something you can use.</p>
        </Container>
      </Section>
      <Section space="list" band="subtle">
        <Container>
          <Heading>Frequently asked questions</Heading>
        </Container>
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [poster = 0, story = 0, list = 0] = within(canvasElement)
      .getAllByRole('region')
      .map((section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart));
    await expect(poster).toBeGreaterThan(story);
    await expect(story).toBeGreaterThan(list);
  },
};

/**
 * The same content on every band. Components look right on each without changes, because they take their colors from
 * the band.
 */
export const OnBands: Story = {
  render: () => (
    <>
      {bands.map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: '2.5rem' }}>
          <Container style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
            <Heading>On {band}</Heading>
            <p>
              Text, <span style={{ color: 'var(--muted)' }}>muted text</span> and{' '}
              <Link href="/about" style={{ color: 'var(--link)', textDecoration: 'underline' }}>
                a link
              </Link>
            </p>
            <hr
              style={{
                inlineSize: '100%',
                border: 0,
                borderBlockStart: 'var(--border-rule) solid var(--line)',
              }}
            />
            <Button>Book a Call</Button>
          </Container>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const backgrounds = within(canvasElement)
      .getAllByRole('region')
      .map((section) => getComputedStyle(section).backgroundColor);
    await expect(new Set(backgrounds).size).toBe(bands.length);
  },
};

/** The bands in the conference theme. */
export const OnBandsConference: Story = {
  ...OnBands,
  tags: ['edge-case'],
  parameters: { theme: 'conference' },
};

/** Inside another band, the band `page` restores the page's background. */
export const Nested: Story = {
  args: {
    band: 'brand',
    children: (
      <Container>
        <Heading>Pricing</Heading>
        <Section band="page" level={3} style={{ padding: '2rem', marginBlockStart: '2rem' }}>
          <Heading>General</Heading>
          <p>On the page’s ground.</p>
        </Section>
      </Container>
    ),
  },
  play: async ({ canvasElement }) => {
    const inner = within(canvasElement).getByRole('region', { name: 'General' });
    await expect(getComputedStyle(inner).backgroundColor).toBe(
      getComputedStyle(document.body).backgroundColor,
    );
    await expect(within(inner).getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/**
 * A section with very long words, one with hardly any content, and one with a lot: all have the same padding, and
 * none overflows.
 */
export const Stress: Story = {
  tags: ['edge-case'],
  render: () => (
    <>
      <Section band="subtle">
        <Container style={{ overflowWrap: 'anywhere' }}>
          <Heading>Donaudampfschifffahrtsgesellschaftskapitänswitwenrente</Heading>
          <p>{'intergovernmental'.repeat(12)}</p>
        </Container>
      </Section>
      <Section label="Empty">
        <Container />
      </Section>
      <Section band="strong">
        <Container>
          <Heading>Many</Heading>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index}>
              <Heading depth={1}>Item {index + 1}</Heading>
              <p>One of many.</p>
            </div>
          ))}
        </Container>
      </Section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sections = canvas.getAllByRole('region');
    await expect(sections).toHaveLength(3);
    for (const section of sections)
      await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
    await expect(new Set(sections.map((section) => getComputedStyle(section).paddingBlockStart)).size).toBe(
      1,
    );
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  },
};
