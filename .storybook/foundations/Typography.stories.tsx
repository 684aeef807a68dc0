import type { Meta, StoryObj } from '@storybook/react-vite';
import clsx from 'clsx';
import { tokens } from '../../src/design/theme/tokens.ts';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';
import { expectTokens, pixels, Token } from './Token.tsx';

/** The type scale and the three typefaces. */
const meta = {
  title: 'Foundations/Typography (fonts, type scale, text sizes)',
  id: 'foundations-typography',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const { families } = tokens.type;
/** Weight, line height and letter spacing, for the steps of the type scale that set them. */
const looks: Record<'weight' | 'leading', Record<string, number>> & { tracking: Record<string, string> } =
  tokens.type;

/** The typeface and use of each step. A step that isn't listed uses the text typeface. */
const uses: Record<string, [family: keyof typeof families, use: string]> = {
  d1: ['display', 'The home page’s heading'],
  d2: ['display', 'Headings of pages'],
  d3: ['display', 'Large figures, prices'],
  h1: ['display', 'Headings of pages with long words'],
  h2: ['display', 'Headings of sections'],
  title: ['display', 'Names of offers'],
  statement: ['display', 'A sentence on its own'],
  quote: ['display', 'Quotes'],
  h3: ['display', 'Headings of items'],
  card: ['display', 'Headings of cards'],
  h4: ['text', 'Headings within items'],
  lead: ['text', 'Leads under headings'],
  body: ['text', 'Running text'],
  base: ['text', 'Controls'],
  small: ['text', 'Notes and labels'],
  caption: ['text', 'Captions'],
  mono: ['mono', 'Times, numbers, code'],
};

/** Every step with its size in px on a phone and on a desktop. */
export const Default: StoryObj<typeof meta> = {
  name: 'Typography (fonts, type scale, text sizes)',
  render: () => (
    <Foundation
      heading="Typography"
      lead={`${families.display.replace(' Variable', '')} for headings, ${families.text.replace(' Variable', '')} for text, ${families.mono.replace(' Variable', '')} for figures that line up. Sizes grow with the window.`}
    >
      <ul className={clsx(classes.rows, classes.large)}>
        {Object.entries(tokens.type.size).map(([step, size]) => {
          const [family, use] = uses[step] ?? ['text', 'Between the others'];
          const { [step]: weight } = looks.weight;
          const { [step]: lineHeight } = looks.leading;
          return (
            <Token
              key={step}
              name={`--size-${step}`}
              value={size}
              property="font-size"
              sample="Span the gap"
              style={{
                // With a tight line height, letters extend below their box.
                paddingBlockEnd: '0.3em',
                fontFamily: `var(--font-${family})`,
                fontWeight: weight,
                letterSpacing: looks.tracking[step],
                lineHeight,
              }}
            >
              <span>
                {pixels(size, 390)} at 390, {pixels(size, 1440)} at 1440
                {weight && `, weight ${weight}`}
                {lineHeight && `, line height ${lineHeight}`}
              </span>
              <span>{use}</span>
            </Token>
          );
        })}
      </ul>
    </Foundation>
  ),
  play: expectTokens,
};
