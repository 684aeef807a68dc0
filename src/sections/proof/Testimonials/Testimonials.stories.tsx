import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Testimonials } from './Testimonials.tsx';
import { elena, gwen, odile, russ, sample } from './Testimonials.sample.ts';

const meta = {
  title: 'Proof/Testimonials',
  component: Testimonials,
  parameters: {
    guide: {
      when: 'Lets clients speak: one large quotation, and others beside it.',
      whenNot: 'Not for words without a name, and not for figures: those belong to a case.',
      access:
        'Each is a quotation with who says it. On a phone the list scrolls sideways, has a name, and the keyboard reaches it.',
    },
  },
  args: sample,
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'What keepers say' });
    const figures = within(list).getAllByRole('figure');
    await expect(figures).toHaveLength(3);
    await expect(figures[2]).toHaveTextContent('Elena Marsh Harbor master, river port');
    await expect(figures[2]?.querySelector('blockquote')).toHaveTextContent('The rules fit on one board');
  },
};

/** On phones the quotations stand side by side; the list takes focus, and scrolls. */
export const Phone: Story = {
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

export const One: Story = { args: { quotes: [gwen] } };

export const Two: Story = { args: { quotes: [gwen, russ] } };

export const Five: Story = {
  args: {
    quotes: [gwen, russ, elena, odile, { ...russ, name: 'Terrence Kim', role: 'Operations lead, hospital' }],
  },
};

/** Nobody has a portrait. */
export const WithoutPortraits: Story = {
  args: { quotes: sample.quotes.map((testimonial) => ({ ...testimonial, portrait: undefined })) },
};

export const OnTint: Story = { args: { band: 'tint' } };

export const Stress: Story = {
  args: {
    quotes: [
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
