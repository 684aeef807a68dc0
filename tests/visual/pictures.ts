/** Which stories have accepted pictures, how they are looked at, and where the pictures are. */
import { isShown } from '../../.storybook/tags.ts';
import { schemes, type Scheme } from '../../.storybook/view/themes.ts';
import { widths } from '../../.storybook/view/screens.ts';

/** Where the built Storybook is served. */
export const port = Number(process.env.STORYBOOK_PORT ?? 4275);
export const origin = `http://localhost:${port}`;

/** A story, as the built Storybook's `index.json` lists it. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** How a story is looked at. */
export interface Shot {
  scheme: Scheme;
  /** Of the window, in px. */
  width: number;
}

const { phone, laptop } = widths;

/** The stories that people see in the sidebar. */
export const shownStories = (stories: IndexedStory[]): IndexedStory[] =>
  stories.filter(({ type, tags }) => type === 'story' && isShown(tags));

/** Pages in both schemes at both widths; all else light on a laptop and dark on a phone. */
export const shotsOf = ({ title }: IndexedStory): Shot[] =>
  title.startsWith('Pages/')
    ? schemes.flatMap((scheme) => [laptop, phone].map(({ width }) => ({ scheme, width })))
    : [
        { scheme: 'light', width: laptop.width },
        { scheme: 'dark', width: phone.width },
      ];

/**
 * Pixels of a picture to a CSS pixel, which its bytes follow. Whole pages are small: their sections have pictures of their
 * own. So are galleries of drawings.
 */
export const scaleOf = ({ title }: IndexedStory): 0.25 | 0.5 | 1 =>
  title.startsWith('Pages/') ? 0.25 : title.startsWith('Foundations/Drawings') ? 0.5 : 1;

/** Where a picture is, below `tests/visual/baselines`. */
export const pictureOf = (id: string, { scheme, width }: Shot): [folder: string, file: string] => [
  id.replace(/-.*$/, ''),
  `${id}.${scheme}-${width}.webp`,
];
