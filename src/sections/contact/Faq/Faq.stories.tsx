import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Faq } from './Faq.tsx';
import { sample } from './Faq.sample.ts';

const meta = {
  title: 'Sections/Contact/FAQ (questions and answers, accordion)',
  id: 'contact-faq',
  component: Faq,
  parameters: {
    guide: {
      when: 'Answers questions that visitors have before they buy or book, near the end of a page.',
      whenNot:
        'Not for what everyone needs to know, such as prices or conditions: put that on the page itself. Not for rules: use Rules or Text page, which show the whole text.',
      access:
        'Each question is a heading in a disclosure button: Tab reaches it, Enter and Space toggle it, and screen readers announce whether it is open. Opening one closes the others. Find-in-page reaches closed answers, and without JavaScript, all answers are open.',
    },
  },
  args: sample,
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: sample.heading });
    const questions = within(section).getAllByRole('heading', { level: 3 });
    await expect(questions.map((question) => question.textContent)).toEqual(
      sample.items.map(({ question }) => question),
    );
    for (const { answer } of sample.items) await expect(within(section).getByText(answer)).not.toBeVisible();
    await expect(within(section).getByRole('link', { name: 'hello@orchard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@orchard.example',
    );
  },
};

/** As on the home page: the first answer is open. */
export const FirstOpen: Story = {
  args: { defaultOpen: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^It begins with a look/)).toBeVisible();
    await expect(canvas.getByText(/^Whoever ordered/)).not.toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['edge-case'],
  args: { defaultOpen: 0 },
  globals: { viewport: { value: 'phone' } },
};

export const WithoutNote: Story = { tags: ['edge-case'], args: { note: undefined } };

export const OnPage: Story = { args: { band: 'page' } };

/** One question with long words. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    defaultOpen: 0,
    heading: 'Intermunicipal wastewaterauthorities ask',
    items: [
      {
        question:
          'Do you also work with wastewaterauthoritiesandunincorporatedcommunities that have neither a cloud nor a server room?',
        answer: sample.items
          .map(({ answer }) => answer)
          .join(' ')
          .repeat(4),
      },
    ],
  },
};
