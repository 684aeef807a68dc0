/** Which stories are looked at in pictures, how, and where their pictures are. Pure: nothing here reads or writes. */
import { unlisted } from '../../.storybook/unlisted.ts';
import { schemes, widths, type Scheme } from '../../.storybook/view/screens.ts';

/** A story, as the built Storybook's `index.json` lists it. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
  /** The file that it stands in, from the root, after `./`. */
  importPath: string;
}

/** How a story is looked at. */
export interface Shot {
  scheme: Scheme;
  /** Of the window, in px. */
  width: number;
}

/** Tags of stories that have no picture: what is not for looking, and copies of what has one. */
const left = new Set<string>([...unlisted, 'on-the-site']);

/**
 * The stories that have pictures: those that the sidebar lists by itself. The overview has none, since it tells of the
 * last commits, and so looks different after each.
 */
export const pictured = (stories: IndexedStory[]): IndexedStory[] =>
  stories.filter(
    ({ type, tags, title }) =>
      type === 'story' &&
      tags.includes('dev') &&
      !title.startsWith('Overview/') &&
      !tags.some((tag) => left.has(tag)),
  );

const [light, dark] = schemes;
const phone = widths.phone.width;
const desk = widths.laptop.width;

const all: Shot[] = schemes.flatMap((scheme) => [desk, phone].map((width) => ({ scheme, width })));
const two: Shot[] = [
  { scheme: light, width: desk },
  { scheme: dark, width: phone },
];

/** How a story is looked at: light on a desk and dark on a phone; a page at all four. */
export const shotsOf = ({ title }: IndexedStory): Shot[] => (title.startsWith('Pages/') ? all : two);

/** Pixels of a picture to a CSS pixel. */
export type Scale = 0.25 | 0.5 | 1;

/**
 * How large a story is taken, which its bytes follow. Whole pages are taken at a quarter of their size: each of their
 * sections has a picture of its own, at its full one. Flows and the galleries of drawings, which sections show, at half.
 */
export const scaleOf = ({ title }: IndexedStory): Scale =>
  title.startsWith('Pages/') ? 0.25 : /^(?:Flows|Foundations\/Drawings)/.test(title) ? 0.5 : 1;

/** Whether the picture ends with the window: a step of a flow is looked at where it takes place. */
export const endsWithWindow = ({ title }: IndexedStory): boolean => title.startsWith('Flows/');

/** The family that a story belongs to: the first part of its title. */
export const familyOf = ({ title }: Pick<IndexedStory, 'title'>): string => title.split('/')[0] ?? title;

/** Where a picture is kept, below the folder of all. */
export const pictureOf = (story: IndexedStory, { scheme, width }: Shot): [folder: string, file: string] => [
  familyOf(story).toLowerCase(),
  `${story.id}.${scheme}-${width}.webp`,
];

/**
 * The address of a story in the built Storybook. Its play runs only where the story is about what the play ends with, and
 * axe, which would take half of the time, does not.
 */
export const addressOf = ({ id, tags }: IndexedStory, { scheme }: Shot): string =>
  `/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true${tags.includes('state') ? '' : '&embed=true'}`;

/** Whether a name given on the command line means the story: its id, the beginning of it, or its family. */
export const isNamed = (story: IndexedStory, names: string[]): boolean =>
  names.some(
    (name) => story.id.startsWith(name.toLowerCase()) || familyOf(story).toLowerCase() === name.toLowerCase(),
  );
