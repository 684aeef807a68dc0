import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../../src/design/theme/tokens.ts';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';
import { expectTokens, pixels, Token } from './Token.tsx';

/** Distances between elements. */
const meta = {
  title: 'Foundations/Spacing (space, distances, margins, gaps)',
  id: 'foundations-spacing',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const steps = Object.entries(tokens.space).sort(([, a], [, b]) => parseFloat(a) - parseFloat(b));

/** Ten steps, half steps between them, and fluid steps, which grow with the window. */
export const Default: StoryObj<typeof meta> = {
  name: 'Spacing (space, distances, margins, gaps)',
  render: () => (
    <Foundation
      heading="Spacing"
      lead="Ten steps, half steps between them (4-5 is between 4 and 5), and fluid ones, which grow with the window."
    >
      <ul className={classes.rows}>
        {steps.map(([step, value]) => (
          <Token
            key={step}
            name={`--space-${step}`}
            value={value}
            property="inline-size"
            style={{ blockSize: 'var(--space-4)', background: 'var(--action)' }}
          >
            <span>
              {value.startsWith('clamp')
                ? `${pixels(value, 390)} at 390, ${pixels(value, 1440)} at 1440`
                : pixels(value, 390)}
            </span>
          </Token>
        ))}
      </ul>
    </Foundation>
  ),
  play: expectTokens,
};
