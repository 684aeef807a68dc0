import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './Roles.sample.ts';
import { Roles } from './Roles.tsx';

/** Roles that volunteers can take on, each with its tasks and times. */
const meta = {
  title: 'Sections/Event/Roles',
  id: 'event-roles',
  component: Roles,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Tells volunteers which roles there are, what each involves, and when it is.',
      whenNot:
        'Not for jobs or tickets, because the section has no button. Below the section, add a Call to action that says how to apply.',
      access:
        'Each role has a heading. Screen readers read its duration and times as one phrase, separated by commas.',
    },
  },
  args: sample,
} satisfies Meta<typeof Roles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read a role's duration, day and hours as one phrase: "5 hours, Friday, 5 pm-10 pm". */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sample.heading });
    const [first] = within(region).getAllByRole('listitem');
    await expect(within(first!).getByRole('heading', { level: 3 })).toHaveTextContent('Lantern keeper');
    await expect(first).toHaveTextContent('5 hours, Friday, 5 pm-10 pm');
  },
};

/** In the site theme. */
export const InSiteTheme: Story = { tags: ['edge-case'], parameters: { theme: 'site' } };

/** On phones, each role's tasks and times are below its name. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single role. */
export const One: Story = { tags: ['edge-case'], args: { items: sample.items.slice(0, 1) } };

/** Long words, and roles with three lines of times, one line, and no time. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Mitwirkungsmöglichkeiten für Freiwillige',
    items: [
      {
        title: 'Rechtsschutzversicherungsgesellschaftsvertretung',
        text: 'A task that takes a long sentence to explain, and then half of another one, so that nobody can say they were not told about the Donaudampfschifffahrtsgesellschaftskapitän.',
        time: ['Both days and the evening before', '7:15 am-11:45 am', '1:30 pm-5:30 pm'],
      },
      { title: 'Door', text: 'Hold it.', time: ['Any time'] },
      { title: 'Float', text: 'Wherever hands are short.', time: [] },
      ...sample.items,
    ],
  },
};
