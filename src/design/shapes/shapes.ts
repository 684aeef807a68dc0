/**
 * Types for content that many sections use. docs/content-model.md describes their keys, which mean the same in every
 * section. Content is plain data, so it could be JSON or come from a content management system. If a section allows
 * longer or shorter text than one of these types does, its own type extends that type and redeclares the key.
 */
import type { ComponentProps, JSX } from 'react';
import type { ButtonLook } from '../controls/Button/Button.tsx';
import type { LinkTarget } from '../controls/Link/Link.tsx';
import type { IconName } from '../media/Icon/icons.ts';
import type { Band } from '../theme/tokens.ts';

/** Keys that the content of every section can have. */
export interface SectionContent {
  /** The section’s anchor, for links such as `/#team`. */
  id?: string;
  /**
   * The section’s band: its background and colors. Every component inside adapts to it. Default: `page`, unless the
   * section’s docstring names another band.
   */
  band?: Band;
  /**
   * Level of the section’s own heading: 1 if the section opens a page, 3 if it is inside another section, otherwise 2.
   * The default depends on the section.
   */
  level?: 1 | 2 | 3;
  /** Accessible name of a section without a heading. Otherwise, the heading names the section. */
  label?: string;
}

/**
 * Props of a component that shows content: the content, and the attributes of its root element. If both define a prop
 * with the same name, the content’s definition applies. There is no `children`: the component renders its own.
 *
 * @typeParam Content What the component shows: plain data.
 * @typeParam Tag The component's root element. Default: `section`.
 */
export type ContentProps<Content, Tag extends keyof JSX.IntrinsicElements = 'section'> = Content &
  Omit<ComponentProps<Tag>, 'children' | keyof Content>;

/** A link in text. */
export interface LinkContent extends LinkTarget {
  /** The text of the link. */
  label: string;
}

/**
 * The content of a button: its label, and what it does. With an `href`, it is a link. With a `dialog`, it opens that
 * dialog or, if the application doesn't have the dialog, is a link to `href`. With neither, it is enabled and
 * focusable, but does nothing.
 */
export type ActionContent = {
  /** The label. @maxLength 40 */
  label: string;
  /** Screen reader text for context that is otherwise only visual: "T-shirt" for the label "Buy". */
  about?: string;
  /** Icon beside the label. Default: the section chooses. */
  icon?: IconName;
  /**
   * Side of the icon. `end` (default) is for an icon that shows a direction, such as an arrow. `start` is for an icon
   * that shows the subject, such as a film.
   */
  iconSide?: ButtonLook['iconSide'];
} & (
  | { href: string; newTab?: boolean; dialog?: undefined }
  | {
      /** Name of one of the application’s dialogs. */
      dialog: string;
      /** URL of a page that does the same as the dialog. Default: the URL registered with the dialog. */
      href?: string;
    }
  | { href?: undefined; newTab?: undefined; dialog?: undefined }
);

/** An image. The file's width and height let the browser reserve space before the image loads. */
export interface MediaContent {
  /** URL of the file. */
  src: string;
  /** The file’s width, in px. */
  width: number;
  /** The file’s height, in px. */
  height: number;
  /** Describes the image; empty if the text beside it says the same. */
  alt: string;
  /** More sizes of the same image, as in `srcset`. */
  srcSet?: string;
}

/** A decorative drawing: an SVG file, and the size of its viewBox. The file’s root element must have the id `art`. */
export interface DrawingContent {
  /** URL of the file, without `#art`. */
  src: string;
  /** Width of the file’s viewBox, in units. */
  width: number;
  /** Height of the file’s viewBox, in units. */
  height: number;
}

/** A person. */
export interface PersonContent {
  /** Full name. */
  name: string;
  /** What the person does, and where. */
  role: string;
  /** A square portrait. */
  media?: MediaContent;
}

/** What something costs. */
export interface PriceContent {
  /** The price, in US dollars. */
  price: number;
  /**
   * The price before a reduction or, for a bundle, the sum of the prices of its parts, in US dollars. It is shown
   * beside the price, struck through.
   */
  originalPrice?: number;
}

/** A statistic: a figure, and what it counts. */
export interface StatContent {
  /** The figure, exactly as it should appear: "$2.5B+", "45%", "12 weeks". */
  value: string;
  /** What the figure counts: "agencies". */
  label: string;
}

/** A fact, and a label that names its topic. */
export interface FactContent {
  /** The topic of the fact: "Format". */
  label: string;
  /** The fact, in a few words: "In person". */
  value: string;
}

/** A question and its answer. */
export interface QuestionContent {
  /** The question, as a visitor would ask it. @maxLength 70 */
  question: string;
  /** The answer, in one paragraph. @maxLength 255 */
  answer: string;
}
