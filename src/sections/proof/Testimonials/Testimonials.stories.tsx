import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Testimonials } from './Testimonials.tsx';
import { elena, gwen, odile, russ, sample } from './Testimonials.sample.ts';

const meta = {
  title: 'Sections/Proof/Testimonials (a quote, quotes, reviews)',
  id: 'proof-testimonials',
  component: Testimonials,
  parameters: {
    guide: {
      when: 'Quotes clients: one large quote, with others beside it.',
      whenNot: 'Not for anonymous quotes, and not for figures, which belong in a case study.',
      access:
        'Each quote is a block quote with the person’s name. The list has a name. On phones, it scrolls sideways and takes keyboard focus.',
    },
  },
  args: sample,
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What keepers say' });
    const figures = within(list).getAllByRole('figure');
    await expect(figures).toHaveLength(3);
    await expect(figures[2]).toHaveTextContent('Elena Marsh Harbor master, river port');
    await expect(figures[2]?.querySelector('blockquote')).toHaveTextContent('The rules fit on one board');
  },
};

/** On phones, the quotes are side by side, and the list takes keyboard focus and scrolls. */
export const Phone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What keepers say' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
    const last = within(list).getByText('Elena Marsh');
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

export const One: Story = { tags: ['edge-case'], args: { items: [gwen] } };

export const Two: Story = { tags: ['edge-case'], args: { items: [gwen, russ] } };

export const Five: Story = {
  tags: ['edge-case'],
  args: {
    items: [gwen, russ, elena, odile, { ...russ, name: 'Terrence Kim', role: 'Operations lead, hospital' }],
  },
};

/** Quotes without portraits. */
export const WithoutPortraits: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.map((testimonial) => ({ ...testimonial, media: undefined })) },
};

export const OnTint: Story = {
  name: 'A quote on another background',
  args: { band: 'tint' },
};

export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        ...gwen,
        quote: `${gwen.quote} ${russ.quote} ${gwen.quote}`,
        name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff',
        role: 'Deputy director of intermunicipal wastewaterauthorities and unincorporated communities',
      },
      { ...russ, quote: 'Good.' },
      { ...elena, quote: 'Wastewaterauthoritiesandunincorporatedcommunities approved.' },
    ],
  },
};
