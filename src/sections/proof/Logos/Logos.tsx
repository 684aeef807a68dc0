import { useEffect, useId, useState, type CSSProperties } from 'react';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Icon } from '../../../design/media/Icon/Icon.tsx';
import type { IconName } from '../../../design/media/Icon/icons.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { Tooltip } from '../../../design/overlays/Tooltip/Tooltip.tsx';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Logos.module.css';

/** How long each slide of logos is shown by default, in ms. */
export const SLIDE_INTERVAL = 5000;
/** Default duration of the fade from one slide to the other, in ms. */
export const SLIDE_FADE = 1000;

/** A partner's logo: the partner's name as text, and a symbol. */
export interface Partner {
  /** Name of the organization. @maxLength 25 */
  name: string;
  /** The organization's symbol. Decorative, because the name is next to it. */
  drawing: DrawingContent;
}

/** An industry that the company serves. */
export interface Industry {
  /** The industry's icon. Decorative, because the label is next to it. */
  icon: IconName;
  /** Name of the industry. @maxLength 30 */
  label: string;
}

/** Content of {@link Logos}: the partners and the industries, with labels. */
export interface LogosContent extends SectionContent {
  /** Label of the list of logos. @maxLength 15 */
  label: string;
  /** The partners, in order. */
  items: Partner[];
  /** Label of the list of industries. @maxLength 20 */
  industriesLabel?: string;
  /** The industries, in order. */
  industries?: Industry[];
  /** Labels of the button that stops and restarts the slides. */
  controls: { pause: string; play: string };
}

/** Timing of {@link Logos}. */
export interface LogosOptions {
  /** How long a slide is shown, in ms. Default {@link SLIDE_INTERVAL}. */
  interval?: number;
  /** Duration of the fade, in ms. Default {@link SLIDE_FADE}. */
  fade?: number;
}

/** Props of {@link Logos}: its content, its options, and attributes of the root element. */
export type LogosProps = ContentProps<LogosContent> & LogosOptions;

/**
 * Partners' logos on two identical slides that alternate, with industries below. The slides pause on hover and on
 * keyboard focus, and a button stops them. With reduced motion, only the first slide is shown. Screen readers always
 * read only the first slide.
 */
export function Logos({
  label,
  items,
  industriesLabel,
  industries = [],
  controls,
  interval = SLIDE_INTERVAL,
  fade = SLIDE_FADE,
  className,
  ...rest
}: LogosProps) {
  const id = useId();
  const motion = useMediaQuery('(prefers-reduced-motion: no-preference)', false);
  const [slide, setSlide] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const runs = motion && !paused && !hovered && !focused;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setSlide((shown) => 1 - shown), interval);
    return () => clearInterval(timer);
  }, [runs, interval]);

  return (
    <Section space="none" {...rest} className={clsx(classes.strip, className)}>
      <Container className={classes.rows}>
        <p id={`${id}partners`} className={classes.label}>
          {label}
        </p>
        <div
          className={classes.partners}
          style={{ '--fade': `${fade}ms` } as CSSProperties}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
          onBlur={() => setFocused(false)}
        >
          {[0, 1].map((index) => (
            <ul
              key={index}
              className={classes.slide}
              data-shown={slide === index || undefined}
              {...(index === 0 ? { 'aria-labelledby': `${id}partners` } : { 'aria-hidden': true })}
            >
              {items.map(({ name, drawing }) => (
                <li key={name} className={classes.partner}>
                  <Drawing drawing={drawing} className={classes.logo} />
                  {name}
                </li>
              ))}
            </ul>
          ))}
          {motion && (
            <Tooltip label={paused ? controls.play : controls.pause}>
              <ActionIcon
                variant="ghost"
                size="xl"
                className={classes.control}
                aria-label={paused ? controls.play : controls.pause}
                onClick={() => setPaused(!paused)}
              >
                <Icon icon={paused ? IconPlayerPlay : IconPlayerPause} size={18} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
        {industries.length > 0 && (
          <>
            {industriesLabel && (
              <p id={`${id}industries`} className={classes.label}>
                {industriesLabel}
              </p>
            )}
            <ul
              className={classes.industries}
              aria-labelledby={industriesLabel ? `${id}industries` : undefined}
            >
              {industries.map((industry) => (
                <li key={industry.label} className={classes.industry}>
                  <Icon icon={industry.icon} size={19} />
                  {industry.label}
                </li>
              ))}
            </ul>
          </>
        )}
      </Container>
    </Section>
  );
}
