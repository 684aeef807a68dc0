import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './SuccessStory.sample.ts';
import { SuccessStory } from './SuccessStory.tsx';

/** A featured success story with its figures. */
const meta = {
  title: 'Sections/Proof/Success story (case study, reference)',
  id: 'proof-success-story',
  component: SuccessStory,
  parameters: {
    guide: {
      when: 'Sums up one success story in a few short parts and figures, with a link to the full story.',
      whenNot: 'Not for the full story (Case study), and not for several (Case previews).',
      access:
        'The parts and the figures are description lists; the drawing is decorative, but screen readers read its caption.',
    },
  },
  args: sample,
} satisfies Meta<typeof SuccessStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures have labels, and a link opens the case studies. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: sample.heading })).toHaveAttribute('id', 'story');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(sample.title);
    await expect(canvas.getByRole('figure')).toHaveTextContent(sample.drawingCaption);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'jobs',
      'investment',
      'counties',
      ...sample.details.map(({ title }) => title),
    ]);
    await expect(canvas.getByText('investment').nextElementSibling).toHaveTextContent('$310M');
    await expect(canvas.getByRole('link', { name: 'See who else did' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** Only headings, without parts, figures, a link or a drawing. */
export const Bare: Story = {
  tags: ['edge-case'],
  args: { details: [], stats: [], action: undefined, drawing: undefined },
};

/** Six figures and long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Intergovernmental telecommunications',
    title: 'Intergovernmental telecommunications, unincorporated',
    details: [
      {
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'Rechtsschutzversicherungsgesellschaften and everyone else share one exchange, which takes longer to set up than any of them expects and then lasts for a generation.',
      },
      ...sample.details,
    ],
    stats: [
      ...sample.stats,
      { value: '1,250,000', label: 'households on one exchange' },
      { value: '3', label: 'years' },
      { value: '99.98%', label: 'availability' },
    ],
  },
};
