import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Action, type ActionContent } from '../../design/Action/Action.tsx';
import { Container } from '../../design/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../design/Drawing/Drawing.tsx';
import { Heading } from '../../design/Heading/Heading.tsx';
import { Section, type SectionProps } from '../../design/Section/Section.tsx';
import classes from './MissingPage.module.css';

/** What {@link MissingPage} shows. */
export interface MissingPageProps extends Omit<SectionProps, 'band' | 'space' | 'children'> {
  /** The status, drawn large; it is the page's heading. */
  code: string;
  /** What happened, in a few words. */
  text: string;
  /** The way on from here. */
  action: ActionContent;
  /** Scene along the bottom. Its right part, 0.9 times as high as the window is wide, is never cropped. */
  drawing?: DrawingFile;
}

/** What an unknown address shows; it fills the window below the bar. */
export function MissingPage({
  code,
  text,
  action,
  drawing,
  level = 1,
  className,
  ...rest
}: MissingPageProps) {
  return (
    <Section {...rest} level={level} space="none" className={clsx(classes.page, className)}>
      {drawing && <Drawing drawing={drawing} fit="cover" align="xMaxYMax" className={classes.drawing} />}
      <Container className={classes.words}>
        <Heading size="inherit" className={classes.code}>
          {code}
        </Heading>
        <p className={classes.text}>{text}</p>
        <Action action={action} size="lg" icon={IconArrowRight} />
      </Container>
    </Section>
  );
}
