import { useClipboard } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import classes from './Foundations.module.css';

interface TokenProps {
  /** Name of the custom property. */
  name: string;
  /** The token's value. */
  value: string | number;
  /** The CSS property that is set to the token in the sample. */
  property: string;
  /** Whether some elements don't have the custom property. On them, the sample uses `value`. */
  optional?: boolean;
  /** Styles of the sample. */
  style?: CSSProperties;
  /** Text in the sample, if any. */
  sample?: string;
  /** What the token is for, or its size or contrast. */
  children?: ReactNode;
}

/** A token, with a sample and the token's name, value and use. A click copies it as `var(--…)`. */
export function Token({ name, value, property, optional = false, style, sample, children }: TokenProps) {
  const { copy, copied } = useClipboard();
  return (
    <li>
      <button
        type="button"
        className={classes.token}
        title={`Copy var(${name})`}
        onClick={() => copy(`var(${name})`)}
      >
        <span
          ref={(element) =>
            element?.style.setProperty(property, optional ? `var(${name}, ${value})` : `var(${name})`)
          }
          data-value={value}
          data-property={property}
          aria-hidden={sample === undefined || undefined}
          style={style}
        >
          {sample}
        </span>
        <span className={classes.facts}>
          <code>{copied ? 'Copied' : name}</code>
          <span>{value}</span>
          {children}
        </span>
      </button>
    </li>
  );
}

/**
 * The play function of stories that show tokens: fails if a sample's computed style doesn't match its token, which
 * means the generated CSS is out of date.
 */
export async function expectTokens({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-value]')];
  await expect(samples.length).toBeGreaterThan(0);
  const look = (element: HTMLElement, property: string) =>
    getComputedStyle(element).getPropertyValue(property);
  const differing = samples.flatMap((sample) => {
    const { property = '', value = '' } = sample.dataset;
    const probe = sample.cloneNode(true) as HTMLElement;
    probe.style.setProperty(property, value);
    sample.after(probe);
    const wanted = look(probe, property);
    probe.remove();
    const actual = look(sample, property);
    return actual === wanted ? [] : [`${sample.style.cssText}: ${actual}, not ${wanted}`];
  });
  await expect(differing).toEqual([]);
}

/** Converts a CSS length, such as `clamp(1rem, .5rem + 2vw, 3rem)`, to px at a window width in px. */
export function pixels(length: string, width: number): string {
  const terms = length
    .replace(/^clamp\(|\)$/g, '')
    .split(',')
    .map((sum) =>
      [...sum.matchAll(/([\d.]+)(rem|vw|px)/g)].reduce(
        (total, [, number, unit]) =>
          total + Number(number) * (unit === 'rem' ? 16 : unit === 'vw' ? width / 100 : 1),
        0,
      ),
    );
  const [least = 0, value = least, most = value] = terms;
  return `${Number(Math.min(Math.max(least, value), most).toFixed(1))} px`;
}
