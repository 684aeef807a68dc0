import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { about, sample } from './EpisodeNotes.sample.ts';
import { EpisodeNotes } from './EpisodeNotes.tsx';

const meta = {
  title: 'Sections/Podcast/Episode notes',
  id: 'podcast-episode-notes',
  component: EpisodeNotes,
  parameters: {
    guide: {
      when: 'Shows an episode’s links and description, with a newsletter signup.',
      whenNot: 'Not for the episode’s story (Episode article).',
      access:
        'Each part has a heading; a missing part leaves no empty heading. The signup is a form with a labeled field.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Email' });
const button = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Subscribe' });
const headings = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

/** The notes are beside the card with the newsletter form. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Links and letters' })).toBeVisible();
    await expect(headings(canvasElement)).toEqual(['Things we mention:', 'The next crossing, by letter']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(
      canvas.getByRole('link', { name: 'Timetable of the upper ferry (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://harbor.example/timetable');
  },
};

/** If the card isn't connected to a newsletter service, visitors can use its field and button, but nothing is sent. */
export const Inert: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const [field, submit] = [email(canvasElement), button(canvasElement)];
    await expect(submit).toBeEnabled();
    await expect(submit).toHaveAttribute('type', 'button');
    await expect(field.closest('form')).toBeNull();
    const here = window.location.href;
    await userEvent.type(field, 'not an address{Enter}');
    await userEvent.click(submit);
    await expect(submit).toHaveFocus();
    await expect(field).toHaveValue('not an address');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(window.location.href).toBe(here);
  },
};

/** If the card is connected to a newsletter service, the browser checks the email address before it is sent. */
export const WithSubmit: Story = {
  tags: ['interaction'],
  args: { onSubscribe: fn<(email: string) => void>() },
  play: async ({ args, canvasElement }) => {
    const field = email(canvasElement);
    await userEvent.click(button(canvasElement));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'oona{Enter}');
    await expect(field).toBeInvalid();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await userEvent.type(field, '@harbor.example');
    await userEvent.click(button(canvasElement));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(args.onSubscribe).toHaveBeenCalledWith('oona@harbor.example');
    await expect(field).toHaveValue('');
  },
};

/** The notes and a description share a row, and the card has a row to itself. */
export const WithAbout: Story = {
  args: { about, notes: { ...sample.notes, items: sample.notes.items.slice(0, 2) } },
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual([
      'Things we mention:',
      'On this crossing',
      'The next crossing, by letter',
    ]);
    const ids = [...canvasElement.querySelectorAll('h2[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const AboutOnly: Story = {
  tags: ['edge-case'],
  args: { about, notes: undefined, label: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'On this crossing' })).toBeVisible();
  },
};

/** If there are no notes, only the card is shown, and its heading names the section. */
export const CardOnly: Story = {
  tags: ['edge-case'],
  args: { notes: { heading: 'Things we mention:', items: [] }, label: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'The next crossing, by letter' }),
    ).toBeVisible();
    await expect(headings(canvasElement)).toEqual(['The next crossing, by letter']);
  },
};

export const OneNote: Story = {
  tags: ['edge-case'],
  args: { notes: { ...sample.notes, items: sample.notes.items.slice(0, 1) } },
};

export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

export const WithAboutPhone: Story = {
  tags: ['edge-case'],
  args: WithAbout.args,
  globals: { viewport: { value: 'phone' } },
};

/** Long words and many notes. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    notes: {
      heading: 'Shownotesandeverythingthatbelongstothem:',
      items: Array.from({ length: 9 }, (_, index) => ({
        label: `Intermunicipalcommissioners’ recommendations on foghorns, part ${index + 1}, with all of its annexes`,
        href: `https://harbor.example/annex/${index + 1}`,
      })),
    },
    about: {
      heading: 'About this extraordinarily long conversation',
      text: `${about.text} Donaudampfschifffahrtsgesellschaften included. ${about.text} ${about.text}`,
    },
    card: {
      heading: 'The next intermunicipalcommissioners’ conversation',
      lead: 'One note, which is longer than it was meant to be, whenever there is something to hear.',
      label: 'Electronic correspondence address at work',
      submit: 'Subscribe to all of it',
    },
  },
};

export const StressBeside: Story = { tags: ['edge-case'], args: { ...Stress.args, about: undefined } };

export const StressPhone: Story = {
  tags: ['edge-case'],
  args: Stress.args,
  globals: { viewport: { value: 'phone' } },
};
