import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { sample, tallSample } from './CaseStudy.sample.ts';
import { CaseStudy } from './CaseStudy.tsx';

/** A full case, which is as wide as the page or beside its drawing. */
const meta = {
  title: 'Sections/Proof/Case study (reference, success story)',
  id: 'proof-case-study',
  component: CaseStudy,
  parameters: {
    guide: {
      when: 'Presents one full case: the challenge, the solution, the results, the takeaway.',
      whenNot: 'Not on a page about something else: use Case previews or Success story, which are short.',
      access:
        'Each part has a heading. Results are a description list: screen readers read each figure with its label.',
    },
  },
  args: sample,
} satisfies Meta<typeof CaseStudy>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** A wide case without a drawing, for a page whose hero has one. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: sample.heading })).toBeInTheDocument();
    await expect(
      canvas.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual([
      `H2 ${sample.heading}`,
      'H3 Challenge',
      'H3 Solution',
      'H3 Results',
      'H3 Impact',
      'H3 Key takeaway',
    ]);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      sample.results.map(({ value }) => value),
    );
  },
};

/** A tall case beside its drawing. */
export const Tall: Story = {
  name: 'Tall, beside its drawing',
  args: tallSample,
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
    await expect(shown).toHaveLength(1);
    if (!isDesktop()) return;
    const drawing = shown[0]?.getBoundingClientRect();
    const section = within(canvasElement).getByRole('region').getBoundingClientRect();
    // Below the drawing, there is a gap.
    await expect(drawing?.top).toBeCloseTo(section.top, 0);
    await expect(drawing?.height).toBeGreaterThan(section.height * 0.9);
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: phone };

export const TallPhone: Story = { tags: ['edge-case'], args: tallSample, globals: phone };

/** A wide case with a drawing. */
export const WithDrawing: Story = {
  name: 'Wide, with its own drawing',
  args: { drawing: { src: '/art/scenes/case-agriculture.svg', width: 620, height: 610 } },
};

/** A tall case without a drawing. */
export const TallWithoutDrawing: Story = { name: 'Tall, without a drawing', args: { variant: 'tall' } };

/** Long words, and six results. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    ...tallSample,
    heading: 'Datenschutzgrundverordnungskonformität for intergovernmental telecommunications',
    category: 'Rechtsschutzversicherungsgesellschaften and their successors',
    challenge: `${sample.challenge} ${sample.solution} ${sample.challenge}`,
    results: [
      ...sample.results,
      { value: 'Telecommunications', label: 'in unincorporated communities of every size' },
      { value: '100+', label: 'exchanges' },
    ],
  },
};

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };

/** A wide case with long words and six results. */
export const StressWide: Story = {
  tags: ['edge-case'],
  args: { ...Stress.args, variant: 'wide', drawing: undefined },
};

export const OneResult: Story = { tags: ['edge-case'], args: { results: sample.results.slice(0, 1) } };
