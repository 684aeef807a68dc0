/**
 * The shapes that content of many sections is made of, in the words of docs/content-model.md. All are plain data: they survive
 * JSON, and could come from a content management system. A section whose limit for a text differs extends the shape
 * and restates that text.
 */
import type { ComponentProps, JSX } from 'react';
import type { ButtonLook } from '../controls/Button/Button.tsx';
import type { LinkTarget } from '../controls/Link/Link.tsx';
import type { IconName } from '../media/Icon/icons.ts';
import type { Band } from '../theme/tokens.ts';

/** What every section’s content may state besides its own. */
export interface SectionContent {
  /** The section’s anchor, for links such as `/#team`. */
  id?: string;
  /** The background; every component inside adapts to it. Default: the page’s, or the section’s own. */
  band?: Band;
  /** Level of the section’s own heading: 1 for a page’s opening section, else 2. Default: the section’s own. */
  level?: 1 | 2 | 3;
  /** Accessible name of a section without a heading; otherwise its heading names it. */
  label?: string;
}

/**
 * Props of a component that shows content: the content, and the attributes of its root element. Where both have the same name,
 * it is the content’s. The component renders its own children.
 *
 * @typeParam Content What it shows: plain data.
 * @typeParam Tag Its root element. Default: `section`.
 */
export type ContentProps<Content, Tag extends keyof JSX.IntrinsicElements = 'section'> = Content &
  Omit<ComponentProps<Tag>, 'children' | keyof Content>;

/** A link in words. */
export interface LinkContent extends LinkTarget {
  /** The link’s words. */
  label: string;
}

/**
 * What a control says and does: a label, and either a target, a dialog to open, or neither. If the application
 * doesn't have the dialog, the control is the link behind it. A control with neither is enabled and focusable but
 * does nothing; add an `href` or a `dialog` later to give it an effect.
 */
export type ActionContent = {
  /** The label. @maxLength 40 */
  label: string;
  /** Screen reader text that says what the label is about, where sighted visitors see it: "Buy" and "T-shirt". */
  about?: string;
  /** Icon beside the label. Default: the section’s. */
  icon?: IconName;
  /** Side of the icon: `end` (default) for where it leads, `start` for what it is, such as a film. */
  iconSide?: ButtonLook['iconSide'];
} & (
  | { href: string; newTab?: boolean; dialog?: undefined }
  | {
      /** Name of one of the application’s dialogs. */
      dialog: string;
      /** A page that does the same. Default: the one registered with the dialog. */
      href?: string;
    }
  | { href?: undefined; newTab?: undefined; dialog?: undefined }
);

/** An image. Width and height are the file’s, in px, so that its place is kept before it loads. */
export interface MediaContent {
  /** Address of the file. */
  src: string;
  /** The file’s width, in px. */
  width: number;
  /** The file’s height, in px. */
  height: number;
  /** Describes the image; empty if the words beside it say the same. */
  alt: string;
  /** More sizes of the same image, as in `srcset`. */
  srcSet?: string;
}

/** A decorative drawing: an SVG file whose root has the id `art`, with its viewBox size. */
export interface DrawingContent {
  /** Address of the file, without `#art`. */
  src: string;
  /** Width of its viewBox, in units. */
  width: number;
  /** Height of its viewBox, in units. */
  height: number;
}

/** A person. */
export interface PersonContent {
  /** Full name. */
  name: string;
  /** What they do, and where. */
  role: string;
  /** Portrait, square. */
  media?: MediaContent;
}

/** What something costs. */
export interface PriceContent {
  /** In US dollars. */
  price: number;
  /** What it cost before, or costs one by one, in US dollars; beside the price, struck through. */
  originalPrice?: number;
}

/** A figure and what it counts. */
export interface StatContent {
  /** The figure, as written: "$2.5B+", "45%", "12 weeks". */
  value: string;
  /** What it counts: "agencies". */
  label: string;
}

/** Something known, under the word for what it is about. */
export interface FactContent {
  /** What it is about: "Format". */
  label: string;
  /** The fact, in a few words: "In person". */
  value: string;
}

/** A question and its answer. */
export interface QuestionContent {
  /** As a visitor would ask it. @maxLength 70 */
  question: string;
  /** One paragraph. @maxLength 255 */
  answer: string;
}
