/** Defines which stories have baselines, how these stories are shown, and where the baselines are. */
import { isShown } from '../../.storybook/tags.ts';
import { schemes, type Scheme } from '../../.storybook/view/themes.ts';
import { widths } from '../../.storybook/view/screens.ts';

/** The port on which the built Storybook is served. */
export const port = Number(process.env.STORYBOOK_PORT ?? 4275);
export const origin = `http://localhost:${port}`;

/** A story, as listed in the built Storybook's `index.json`. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** How a story is shown for a screenshot. */
export interface Shot {
  scheme: Scheme;
  /** Width of the window, in px. */
  width: number;
}

const { phone, laptop } = widths;

/** The stories that are visible in the sidebar. */
export const shownStories = (stories: IndexedStory[]): IndexedStory[] =>
  stories.filter(({ type, tags }) => type === 'story' && isShown(tags));

/**
 * The screenshots to take of a story. Pages are shown in both schemes at both widths. All other stories are shown in
 * light on a laptop and in dark on a phone.
 */
export const shotsOf = ({ title }: IndexedStory): Shot[] =>
  title.startsWith('Pages/')
    ? schemes.flatMap((scheme) => [laptop, phone].map(({ width }) => ({ scheme, width })))
    : [
        { scheme: 'light', width: laptop.width },
        { scheme: 'dark', width: phone.width },
      ];

/**
 * Screenshot pixels per CSS pixel, which determines the file size. Complete pages have a small scale, because their
 * sections have their own screenshots. Galleries of drawings have a small scale, too.
 */
export const scaleOf = ({ title }: IndexedStory): 0.25 | 0.5 | 1 =>
  title.startsWith('Pages/') ? 0.25 : title.startsWith('Foundations/Drawings') ? 0.5 : 1;

/** Path of a baseline, below `tests/visual/baselines`. */
export const pictureOf = (id: string, { scheme, width }: Shot): [folder: string, file: string] => [
  id.replace(/-.*$/, ''),
  `${id}.${scheme}-${width}.webp`,
];
