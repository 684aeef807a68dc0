import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { Team } from './Team.tsx';
import { sample } from './Team.sample.ts';

const meta = {
  title: 'Sections/People/Team (founders, leadership, staff)',
  id: 'people-team',
  component: Team,
  parameters: {
    guide: {
      when: 'Introduces a few leaders, with their credentials and areas of expertise.',
      whenNot: 'Not for many people, because a carousel hides most of them: use Portraits.',
      access:
        'A named region; its slides are groups named by their position. Buttons go to the previous and next person and, in wide windows, links go to each one. Credentials and areas of expertise are named lists; figures are a description list. Nothing moves automatically.',
    },
  },
  args: sample,
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the distance, in px, between the left edges of a slide and the carousel. */
const offset = (slide: HTMLElement): number => {
  const region = slide.closest('[role="region"]');
  return Math.abs(slide.getBoundingClientRect().left - (region?.getBoundingClientRect().left ?? 0));
};

export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
  },
};

/** Three people, two of them in view. The carousel loops: after four steps, the second person is on the left. */
export const InUse: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next person' });
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Previous person' })).toBeEnabled();
    const slides = canvas.getAllByRole('group');
    await expect(slides).toHaveLength(3);
    for (const order of [1, 2, 0, 1]) {
      await userEvent.click(next);
      await waitFor(() => expect(offset(slides[order]!)).toBeLessThan(2));
      await expect(slides[(order + 1) % 3]).toBeVisible();
      await waitFor(() => expect(offset(slides[(order + 1) % 3]!)).toBeGreaterThan(100));
    }
    await expect(within(slides[0]!).getByRole('list', { name: 'Expertise' })).toHaveTextContent('Planking');
  },
};

/** In wide windows, small portraits are above the figures. Clicking one moves the carousel to that person. */
export const Chosen: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    const people = canvas.getAllByRole('link', { name: /^Show / });
    const current = () => people.map((button) => button.ariaCurrent === 'true');
    await expect(people).toHaveLength(3);
    await expect(current()).toEqual([true, true, false]);
    await userEvent.click(canvas.getByRole('link', { name: 'Show Nneka Obi' }));
    await waitFor(() => expect(offset(canvas.getAllByRole('group')[2]!)).toBeLessThan(2));
    await expect(current()).toEqual([true, false, true]);
  },
};

/** Dragging also moves the carousel. */
export const Dragged: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    const [first, second] = canvas.getAllByRole('group');
    const { left, top, width } = first!.getBoundingClientRect();
    const y = top + 100;
    const pull = (x: number) => ({ clientX: x, clientY: y, button: 0, bubbles: true });
    await fireEvent.mouseDown(first!, pull(left + width - 20));
    await fireEvent.mouseMove(first!, pull(left + width - 60));
    await fireEvent.mouseMove(first!, pull(left + 20));
    await fireEvent.mouseUp(first!, pull(left + 20));
    await waitFor(() => expect(offset(second!)).toBeLessThan(2));
  },
};

/** On phones, one slide at a time is in view. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** With only one person, there are no controls. Without figures, there is no panel. */
export const OnePerson: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), stats: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Two people side by side, with nothing to scroll. */
export const TwoPeople: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 2) },
};

/** Long words, and a person with only a name and a job title. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      {
        name: 'Maximiliane-Philippa von Hohenlohe-Langenburg-Weikersheim',
        role: 'Geschäftsbereichsleiterin Wissensmanagementsysteme und Organizationsentwicklung',
        media: sample.items[0]?.media,
        credentials: [
          'Rechtsschutzversicherungsgesellschaften',
          'Former head of a department with a long name',
        ],
        text: sample.items[0]?.text,
        expertise: [
          'Datenschutzgrundverordnungskonformität',
          'Law',
          'Public procurement',
          'Archives',
          'Training',
        ],
      },
      { name: 'Bo Li', role: 'Engineer' },
      ...sample.items,
    ],
    stats: [...sample.stats, { value: '25', label: 'counties' }],
  },
};
