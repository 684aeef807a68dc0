import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DialogsProvider } from '../../../design/overlays/Dialogs/Dialogs.tsx';
import { Roadmap } from './Roadmap.tsx';
import { sample } from './Roadmap.sample.ts';

const meta = {
  title: 'Sections/Method/Roadmap (timeline, phases, process)',
  id: 'method-roadmap',
  component: Roadmap,
  parameters: {
    guide: {
      when: 'Shows a long process, such as a course or a project, in phases and stages.',
      whenNot: 'Not for a few steps: use Steps or Step cards.',
      access:
        'One ordered list of phases, each with an ordered list of stages; the numbering continues across phases. The dial repeats these lists and is hidden from screen readers. Instead of a stage’s mark, screen readers read what the mark means.',
    },
  },
  args: sample,
} satisfies Meta<typeof Roadmap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stage numbers continue from phase to phase, and screen readers read what each asterisk means. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Float',
      'Steer',
      'Plan',
      'Rescue',
    ]);
    const stages = canvas.getAllByRole('heading', { level: 4 });
    await expect(stages).toHaveLength(6);
    const last = canvas.getByRole('heading', { name: 'Storm Practice' });
    await expect(last.closest('ol')).toHaveAttribute('start', '6');
    await expect(last.closest('li')).toHaveTextContent('Grant eligible');
  },
};

/** The button opens the booking dialog. */
export const Consultation: Story = {
  tags: ['interaction'],
  decorators: [
    (Story) => (
      <DialogsProvider
        dialogs={{
          booking: { component: () => <div role="dialog" aria-label="Booking" />, href: '/contact' },
        }}
      >
        <Story />
      </DialogsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve a Place' }));
    await expect(await canvas.findByRole('dialog', { name: 'Booking' })).toBeInTheDocument();
  },
};

/** On phones, the stages are a list with quarter discs. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A single stage fills the half circle. */
export const OneStage: Story = {
  tags: ['edge-case'],
  args: { items: sample.items.slice(0, 1), lead: undefined },
};

/** Three stages of 60° each, without descriptions. */
export const ThreeStages: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      { title: 'Look', stages: [{ title: 'Awareness' }] },
      { title: 'Prepare', stages: [{ title: 'Readiness' }] },
      { title: 'Lead', stages: [{ title: 'Competitive Advantage' }] },
    ],
    note: undefined,
    facts: [],
  },
};

/** Eight stages, long words, and a phase without stages. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    items: [
      ...sample.items,
      {
        title: 'Verantwortung',
        stages: [
          {
            title: 'Datenschutzgrundverordnungskonformität',
            text: 'Rechtsschutzversicherungsgesellschaften and everyone else',
          },
          { title: 'Review', text: 'What changed, and what to drop' },
        ],
      },
      { title: 'Later', stages: [] },
    ],
  },
};
