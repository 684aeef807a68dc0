import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDesktop } from '../../../../.storybook/isDesktop.ts';
import { arch, below, floor, rail, split, turn } from './ConferenceHero.sample.ts';
import { ConferenceHero, type ConferenceHeroProps } from './ConferenceHero.tsx';

/** The first section of a conference page. The variant sets the layout of text and drawing. */
const meta = {
  title: 'Sections/Heroes/Conference hero (banner, event)',
  id: 'heroes-conference-hero',
  component: ConferenceHero,
  parameters: {
    theme: 'conference',
    guide: {
      when: 'Opens a page of the conference with its title, date and place, actions, and one large drawing. Each page has a different variant.',
      whenNot: 'Not on the company’s own pages (Page hero), and not twice on a page.',
      access: 'The heading is the page’s h1. Date and place are a list, and the date is machine-readable.',
    },
  },
  args: turn,
} satisfies Meta<typeof ConferenceHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Args that unset the default story's optional props, except the drawing, for use in the other stories. */
const none = {
  lead: undefined,
  facts: undefined,
  note: undefined,
  actions: undefined,
  phoneDrawing: undefined,
};

const phone = { viewport: { value: 'phone' } };

/** Several heroes in one story. Their headings are h2, because a page has only one h1. */
const all = (samples: ConferenceHeroProps[]) => () => (
  <>
    {samples.map((sample) => (
      <ConferenceHero key={sample.drawing?.src} {...sample} level={2} />
    ))}
  </>
);

/** Two offset semicircles at the right. The heading is the page's h1, and the dates are a `time` element. */
export const Default: Story = {
  tags: ['sample'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: turn.heading }));
    await expect(region.getByRole('heading', { level: 1, name: turn.heading })).toBeVisible();
    const facts = region.getAllByRole('listitem');
    await expect(facts.map(({ textContent }) => textContent)).toEqual(turn.facts.map(({ text }) => text));
    await expect(facts[0]?.querySelector('time')).toHaveAttribute('datetime', '2027-05-04');
    await expect(region.getByRole('link', { name: 'See Last Year' })).toHaveAttribute(
      'data-with-left-section',
      'true',
    );
  },
};

/**
 * An animation reveals the drawing on load. It ends after 900 ms, and the hero then looks the same as without the
 * animation. Reduced motion turns the animation off.
 */
export const Complete: Story = {
  tags: ['edge-case'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector<SVGElement>(`[viewBox="0 0 1440 860"]`)!;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const sweeps = drawing.getAnimations();
    await expect(sweeps).toHaveLength(still ? 0 : 1);
    for (const sweep of sweeps) {
      const { duration, iterations, fill } = sweep.effect!.getComputedTiming();
      await expect({ duration, iterations, fill }).toEqual({ duration: 900, iterations: 1, fill: 'none' });
      await expect(getComputedStyle(drawing).clipPath).toMatch(/^polygon/);
      sweep.finish();
      await sweep.finished;
    }
    await expect(getComputedStyle(drawing).clipPath).toBe('none');
    await expect(getComputedStyle(drawing).opacity).toBe('1');
    const { width, height } = drawing.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1440 / 860, 1);
  },
};

/** The text is beside the drawing. */
export const Split: Story = {
  name: 'Drawing beside the text',
  args: { ...none, ...split },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'See the briefs' })).toHaveAttribute(
      'data-variant',
      'hero',
    );
    await expect(canvas.getByRole('link', { name: 'Read the rules' })).toHaveAttribute(
      'data-variant',
      'outline',
    );
  },
};

/** A building whose floor continues below the text, and a list of prices. */
export const Floor: Story = {
  name: 'Building with a floor',
  args: { ...none, ...floor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = (role: string) => canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(words('term')).toEqual(floor.prices.map(({ title }) => title));
    await expect(words('definition')).toEqual(['$40', '$65', '$1,120']);
  },
};

/** The drawing begins at the right edge of the section, and the text is at the lower left. */
export const Rail: Story = { name: 'Drawing from the right', args: { ...none, ...rail } };

/** An arch behind the text, on a colored background, with a caption beside the foot of the arch. */
export const Arch: Story = { name: 'Arch behind the text', args: { ...none, ...arch } };

/** The text is above a wide drawing. */
export const Below: Story = {
  name: 'Drawing below the text',
  args: { ...none, ...below },
  play: async ({ canvasElement }) => {
    if (!isDesktop()) return;
    const action = within(canvasElement).getByRole('link', { name: /^Apply to help/ });
    const drawing = canvasElement.querySelector('[viewBox="0 0 1440 430"]')!;
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      drawing.getBoundingClientRect().top,
    );
  },
};

/** On phones, the drawing is below the text, in its phone version if there is one. */
export const Phone: Story = {
  tags: ['edge-case'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const [wide, narrow] = canvasElement.querySelectorAll('section > svg');
    await expect(wide).not.toBeVisible();
    await expect(narrow).toBeVisible();
    const last = within(canvasElement).getByRole('link', { name: 'See Last Year' });
    await expect(narrow!.getBoundingClientRect().top).toBeGreaterThan(last.getBoundingClientRect().bottom);
  },
};

/** The other variants on phones. */
export const PhoneVariants: Story = {
  tags: ['edge-case'],
  globals: phone,
  render: all([split, floor, rail, arch, below]),
};

/** Long words get smaller type. Nothing scrolls sideways, and no word overflows its column. */
export const Stress: Story = {
  tags: ['edge-case'],
  render: all(
    [turn, split, floor, rail, arch, below].map((sample: ConferenceHeroProps) => ({
      ...sample,
      heading: `${sample.heading}: Telecommunications`,
      lead: 'Communities share one exchange, one contract and one desk to call, and somebody answers the telephone.',
      facts: [...turn.facts, { text: 'The third hall behind the grain elevator' }],
      actions: [
        { label: 'Hold a Seat for the Whole Intergovernmental Committee', href: '/seats' },
        { label: 'Read the minutes', href: '#minutes' },
      ],
    })),
  ),
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const heading of within(canvasElement).getAllByRole('heading'))
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth + 1);
  },
};

export const StressPhone: Story = { ...Stress, tags: ['edge-case'], globals: phone };

/** Only a heading, without a drawing or actions. */
export const HeadingOnly: Story = {
  tags: ['edge-case'],
  args: { ...none, heading: 'Notices', drawing: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section svg, section ul, section dl, section p')).toBeNull();
  },
};

/** In the site theme, which differs from the conference theme only in its design tokens. */
export const InSiteTheme: Story = {
  tags: ['edge-case'],
  parameters: { theme: 'site' },
  render: all([turn, split, floor, arch]),
};
