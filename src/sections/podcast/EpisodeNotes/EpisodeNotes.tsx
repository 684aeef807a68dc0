import { TextInput } from '@mantine/core';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { useNativeForm } from '../../../design/controls/Form/useNativeForm.ts';
import { Heading, type HeadingProps } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import '@mantine/core/styles/Input.layer.css';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeNotes.module.css';

/** A list of links to things that are mentioned in an episode. */
export interface ShowNotes {
  /** Heading of the list. @maxLength 20 */
  heading: string;
  /** Links, usually to other sites. If empty, the notes aren't shown. */
  items: { label: string; href: string }[];
}

/** A description of the episode. */
export interface AboutEpisode {
  /** Heading of the description. @maxLength 30 */
  heading: string;
  /** The description, in a few sentences. */
  text: string;
}

/** Texts of the card with the newsletter form. */
export interface NewsletterCard {
  /** Heading of the card. @maxLength 45 */
  heading: string;
  /** What subscribers get, and how often. @maxLength 60 */
  lead: string;
  /** Label of the email field. @maxLength 10 */
  label: string;
  /** Placeholder of the empty field: a sample email address. @maxLength 25 */
  placeholder?: string;
  /** Label of the button. @maxLength 15 */
  submit: string;
}

/** Content of {@link EpisodeNotes}: links, a description, and the newsletter card. */
export interface EpisodeNotesContent extends SectionContent {
  /**
   * Accessible name of the section. By default, it is the section's first heading, which suits a section with one part.
   * @maxLength 30
   */
  label?: string;
  /** Links to things that are mentioned in the episode. */
  notes?: ShowNotes;
  /** A description, for an episode without a story. */
  about?: AboutEpisode;
  /**
   * The card with the newsletter form. If there are notes or a description, but not both, the card is beside them.
   * Otherwise, it has a row to itself.
   */
  card: NewsletterCard;
}

/** Options of {@link EpisodeNotes}. */
export interface EpisodeNotesOptions {
  /**
   * Called with the email address once the browser has validated it. The field is then cleared. Without this callback,
   * visitors can use the field and the button, but nothing is sent.
   */
  onSubscribe?: (email: string) => void;
}

/** Props of {@link EpisodeNotes}: its content, its options, and attributes of the root element. */
export type EpisodeNotesProps = ContentProps<EpisodeNotesContent> & EpisodeNotesOptions;

/**
 * The end of an episode's page: notes with links, a description, and a card with a newsletter form. Missing parts leave
 * no gap.
 */
export function EpisodeNotes({ notes, about, card, onSubscribe, ...rest }: EpisodeNotesProps) {
  const hasNotes = notes !== undefined && notes.items.length > 0;
  const beside = hasNotes !== (about !== undefined);
  return (
    <Section space="list" {...rest}>
      <Container className={classes.parts} data-beside={beside || undefined}>
        {hasNotes && (
          <div className={classes.notes}>
            <PartHeading first className={classes.heading}>
              {notes.heading}
            </PartHeading>
            <Ledger>
              {notes.items.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={classes.link}>
                    <span className={classes.title}>{label}</span>
                    <Icon icon={IconExternalLink} />
                  </Link>
                </li>
              ))}
            </Ledger>
          </div>
        )}
        {about && (
          <div className={classes.about}>
            <PartHeading first={!hasNotes} className={classes.heading}>
              {about.heading}
            </PartHeading>
            <p className={classes.text}>{about.text}</p>
          </div>
        )}
        <div className={classes.card} data-band="highlight" data-screen="">
          <Rings />
          <div className={classes.words}>
            <PartHeading first={!hasNotes && !about} className={classes.cardHeading}>
              {card.heading}
            </PartHeading>
            <p className={classes.line}>{card.lead}</p>
          </div>
          <Signup {...card} onSubscribe={onSubscribe} />
        </div>
      </Container>
    </Section>
  );
}

/**
 * The heading of a part, at the section's heading level. Only the first part's heading keeps the section's heading id,
 * which the section's `aria-labelledby` refers to if there's no `label`.
 */
function PartHeading({ first, ...rest }: HeadingProps & { first: boolean }) {
  return <Heading {...rest} {...(first ? {} : { id: undefined })} />;
}

/**
 * The field and the button of the newsletter card. Without `onSubscribe`, they aren't in a form, so that Enter does
 * nothing.
 */
function Signup({ label, placeholder, submit, onSubscribe }: NewsletterCard & EpisodeNotesOptions) {
  const form = useNativeForm({ initialValues: { email: '' } });
  const input = { type: 'email', autoComplete: 'email', label, placeholder, className: classes.field };
  if (!onSubscribe)
    return (
      <div className={classes.signup}>
        <TextInput {...input} />
        <Button icon={IconArrowRight}>{submit}</Button>
      </div>
    );
  return (
    // `method="dialog"` keeps the browser from submitting the form before hydration, so that the email address never
    // ends up in a URL.
    <form
      className={classes.signup}
      method="dialog"
      onSubmit={form.sendWith(({ email }) => {
        onSubscribe(email);
        return Promise.resolve(undefined);
      })}
    >
      <TextInput {...form.getInputProps('email')} {...input} required withAsterisk={false} />
      <Button type="submit" icon={IconArrowRight}>
        {submit}
      </Button>
    </form>
  );
}

/** Center of the rings: the drawing's upper right corner. */
const corner = { x: 300, y: 0 };

/** Rings around the card's upper right corner: a disc, an arc and a scale. */
function Rings() {
  return (
    <svg className={classes.rings} viewBox="0 0 300 300" aria-hidden="true">
      <circle className={classes.disc} cx="300" r="92" />
      <Arc from={180} to={255} radius={137} width={26} center={corner} stroke="var(--art-hot)" />
      <g className={classes.scale}>
        <Marks radius={181} length={6} center={corner} of={120} thickness={0.138} />
        <Marks radius={184} length={12} center={corner} of={24} thickness={0.027} />
      </g>
    </svg>
  );
}
