import { IconArrowRight, IconRefresh } from '@tabler/icons-react';
import clsx from 'clsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  LinkContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './NotFound.module.css';

interface NotFoundBase extends Omit<SectionContent, 'band'> {
  /** What happened, in a few words or one sentence. @maxLength 130 */
  lead: string;
  /** The next step, such as a link to the home page. */
  action: ActionContent;
  /** Links to pages with similar URLs, below the action. Not shown if there are no `links`. */
  suggestions?: { heading: string; links: LinkContent[] };
  /**
   * With a `code`: a scene along the bottom of the page. Narrow windows crop the scene on the left, but the visible
   * width is always at least 1.1 times the scene's height. With a `heading`: a drawing beside the text, or below it on
   * phones. This drawing is never cropped.
   */
  drawing?: DrawingContent;
}

/** Content of {@link NotFound}: either a `code` or a `heading`, which is the page's h1. */
export type NotFoundContent = NotFoundBase &
  (
    | {
        /** The status code, or one short word, in large type. @maxLength 10 */
        code: string;
        heading?: undefined;
      }
    | {
        /** What is missing: "Episode Not Found". @maxLength 25 */
        heading: string;
        code?: undefined;
      }
  );

/** Options of {@link NotFound}. */
export interface NotFoundOptions {
  /** Retry button, before the action. `pending` is true while a retry is running. */
  retry?: { label: string; pending: boolean; onPress: () => void };
}

/** Props of {@link NotFound}. */
export type NotFoundProps = ContentProps<NotFoundContent> & NotFoundOptions;

/** The page that is shown if a URL doesn't exist, or after an error. It fills the window below the site header. */
export function NotFound({
  code,
  heading,
  lead,
  action,
  retry,
  suggestions,
  drawing,
  level = 1,
  className,
  ...rest
}: NotFoundProps) {
  const worded = heading !== undefined;
  const art = drawing && (
    <Drawing
      drawing={drawing}
      className={classes.drawing}
      {...(!worded && { fit: 'cover', align: 'xMaxYMax' })}
    />
  );
  return (
    <Section
      {...rest}
      level={level}
      space="none"
      band={worded ? 'tint' : undefined}
      className={clsx(classes.page, className)}
    >
      {!worded && art}
      <Container className={classes.body}>
        <div className={classes.words}>
          <Heading
            size={worded ? 'd2' : 'inherit'}
            className={worded ? classes.heading : clsx(classes.code, /\D/.test(code) && classes.word)}
          >
            {heading ?? code}
          </Heading>
          <p className={classes.text}>{lead}</p>
          <div className={classes.actions}>
            {retry && (
              <Button size="lg" icon={IconRefresh} loading={retry.pending} onClick={retry.onPress}>
                {retry.label}
              </Button>
            )}
            <Action action={action} size="lg" icon={IconArrowRight} variant={retry ? 'outline' : 'default'} />
          </div>
          {suggestions && suggestions.links.length > 0 && (
            <nav aria-label={suggestions.heading} className={classes.suggestions}>
              <p>{suggestions.heading}</p>
              <ul>
                {suggestions.links.map(({ label, href }) => (
                  <li key={href}>
                    <Action action={{ label, href }} variant="link" />
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        {worded && art}
      </Container>
    </Section>
  );
}
