import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sample } from './EpisodeHero.sample.ts';
import { EpisodeHero } from './EpisodeHero.tsx';

/** The hero of an episode's page. */
const meta = {
  title: 'Sections/Podcast/Episode hero (audio player)',
  id: 'podcast-episode-hero',
  component: EpisodeHero,
  parameters: {
    guide: {
      when: 'Opens an episode’s page: number, date, guest, platforms, the player.',
      whenNot: 'Not for an episode on another page (Featured episode).',
      access:
        'Number, date and guest are a description list, whose terms are for screen readers only. The player is a named frame, followed by a direct link in case the frame fails to load.',
    },
  },
  args: sample,
} satisfies Meta<typeof EpisodeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether the document contains the elements in the given order. */
const inOrder = (elements: Element[]): boolean =>
  elements.every((element, index) => {
    const next = elements[index + 1];
    return !next || Boolean(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
  });

/** In reading order: the link back, then the show, number, date, guest, title, quote, platforms and player. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('link', { name: 'All Episodes' });
    await expect(back).toHaveAttribute('href', '/podcast');
    const title = canvas.getByRole('heading', { level: 1, name: sample.heading });
    await expect(canvas.getByRole('region', { name: sample.heading })).toContainElement(title);
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Podcast', 'Episode', 'Published', 'Guest']);
    const facts = canvas.getAllByRole('definition');
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      'The Ferry Hour',
      'EP. 57',
      'March 19, 2026',
      'Odile Farrant',
      'Bridge inspector, Canal District Works',
    ]);
    const platforms = sample.platforms.map(({ label }) =>
      canvas.getByRole('link', { name: `${label} (opens in a new tab)` }),
    );
    const player = await canvas.findByTitle(sample.player.title);
    await expect(inOrder([back, ...facts, title, canvas.getByRole('blockquote'), ...platforms, player])).toBe(
      true,
    );
  },
};

/** Required content only: no show, date, job title, company or quote. */
export const Minimal: Story = {
  tags: ['edge-case'],
  args: {
    ...sample,
    show: undefined,
    date: undefined,
    role: undefined,
    company: undefined,
    quote: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
    await expect(canvas.queryByRole('blockquote')).toBeNull();
  },
};

/** The player loads only after a click. */
export const PlayerOnClick: Story = {
  args: { player: { ...sample.player, load: 'click', words: { load: 'Load the player' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Load the player' })).toBeVisible();
    await expect(canvas.queryByTitle(sample.player.title)).toBeNull();
  },
};

/** On phones, the cover is as wide as the screen, and the platforms are side by side. */
export const Phone: Story = { tags: ['edge-case'], globals: { viewport: { value: 'phone' } } };

/** A title taller than the cover, and one platform. */
export const Stress: Story = {
  tags: ['edge-case'],
  args: {
    number: 'EP. 1024, part two',
    guest: 'Maximiliane Wolkenstein-Trostburg von Hohenlandsberg',
    role: 'Geschäftsbereichsleiterin Wissensmanagementsysteme',
    heading:
      'Intergovernmental telecommunications and the wastewaterauthorities that check every report by hand twice',
    quote: `${sample.quote} ${sample.quote} ${sample.quote}`,
    platforms: sample.platforms.slice(0, 1),
  },
};

export const StressPhone: Story = {
  ...Stress,
  tags: ['edge-case'],
  globals: { viewport: { value: 'phone' } },
};
