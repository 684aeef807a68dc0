import { TextInput } from '@mantine/core';
import { IconArrowRight, IconExternalLink } from '@tabler/icons-react';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { useNativeForm } from '../../../design/controls/Form/useNativeForm.ts';
import { Heading, type HeadingProps } from '../../../design/text/Heading/Heading.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import '@mantine/core/styles/Input.layer.css';
import type { ContentProps, SectionContent } from '../../../design/content/shapes.ts';
import classes from './EpisodeNotes.module.css';

/** What was mentioned, and where it is found. */
export interface ShowNotes {
  /** Stands above the list. @maxLength 20 */
  heading: string;
  /** Links, usually to other sites. Without any the notes are left out. */
  items: { label: string; href: string }[];
}

/** What the recording is about, in a paragraph. */
export interface AboutEpisode {
  /** Stands above the text. @maxLength 30 */
  heading: string;
  /** A few sentences. */
  text: string;
}

/** A card that offers the newsletter. */
export interface NewsletterCard {
  /** Stands at its top. @maxLength 45 */
  heading: string;
  /** What one gets, and how often. @maxLength 60 */
  lead: string;
  /** Names the field, for an e-mail address. @maxLength 10 */
  label: string;
  /** Stands in the empty field: an address, as an example. @maxLength 25 */
  placeholder?: string;
  /** Label of the button. @maxLength 15 */
  submit: string;
}

/** Content of {@link EpisodeNotes}. */
export interface EpisodeNotesContent extends SectionContent {
  /**
   * Names the section as a whole. Default: the first heading in it, which is right where only one part is shown.
   * @maxLength 30
   */
  label?: string;
  /** Show notes. */
  notes?: ShowNotes;
  /** A description, for an episode without a story. */
  about?: AboutEpisode;
  /** The newsletter card: beside one other part, else a row of its own. */
  card: NewsletterCard;
}

/** What becomes of what visitors type into {@link EpisodeNotes}. */
export interface EpisodeNotesOptions {
  /**
   * Takes the address, which the browser has checked; the field is then empty again. Left out, the card is inert:
   * field and button can be used, and nothing comes of it.
   */
  onSubscribe?: (email: string) => void;
}

/** Props of {@link EpisodeNotes}. */
export type EpisodeNotesProps = ContentProps<EpisodeNotesContent> & EpisodeNotesOptions;

/** What goes with an episode: notes with links, a description, and a newsletter card. Parts that are missing leave no gap. */
export function EpisodeNotes({ notes, about, card, onSubscribe, ...rest }: EpisodeNotesProps) {
  const hasNotes = notes !== undefined && notes.items.length > 0;
  const beside = hasNotes !== (about !== undefined);
  return (
    <Section {...rest}>
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

/** Every part's heading is at the section's own level; only the first one carries the id that may name the section. */
function PartHeading({ first, ...rest }: HeadingProps & { first: boolean }) {
  return <Heading {...rest} {...(first ? {} : { id: undefined })} />;
}

/** Field and button. Inert, they stand in no form, so that not even Enter does anything. */
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
    // As a dialog's form, which it is not, it goes nowhere before hydration: the address stays out of URLs.
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

/** Rings around the card's top end corner: a disc, a sweep and a scale. */
function Rings() {
  return (
    <svg className={classes.rings} viewBox="0 0 300 300" aria-hidden="true">
      <circle className={classes.disc} cx="300" r="92" />
      <circle
        className={classes.arc}
        cx="300"
        r="137"
        pathLength="360"
        strokeDasharray="75 285"
        strokeDashoffset="-90"
      />
      <g className={classes.scale}>
        <circle cx="300" r="181" strokeWidth="6" pathLength="120" strokeDasharray="0.138 0.862" />
        <circle cx="300" r="184" strokeWidth="12" pathLength="24" strokeDasharray="0.027 0.973" />
      </g>
    </svg>
  );
}
