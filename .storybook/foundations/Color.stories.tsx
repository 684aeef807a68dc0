import type { Meta, StoryObj } from '@storybook/react-vite';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Button } from '../../src/design/controls/Button/Button.tsx';
import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { Heading } from '../../src/design/text/Heading/Heading.tsx';
import { Lead } from '../../src/design/text/Lead/Lead.tsx';
import { contrast, pairs } from '../../src/design/theme/contrast.ts';
import { SectionHead } from '../../src/design/text/SectionHead/SectionHead.tsx';
import light from '../../src/design/theme/light.tokens.json' with { type: 'json' };
import { bands, tokens, tokenSet, type Band } from '../../src/design/theme/tokens.ts';
import { themeColors } from '../../src/themes/themes.ts';
import { viewOf, views } from '../view/themes.ts';
import { useView } from '../view/useView.ts';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';
import { expectTokens, Token } from './Token.tsx';

const swatch: CSSProperties = {
  blockSize: 'var(--space-6)',
  border: 'var(--border-hair) solid var(--line-strong)',
};

/** The site's colors, named for their use. All come from the design tokens. */
const meta = {
  title: 'Foundations/Color (colours, contrast, dark mode, themes)',
  id: 'foundations-color',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

type Story = StoryObj<{ band: Band }>;

/** The design tokens for the colors of the band `page`. */
const stated: Record<string, object | string> = light.page;

/** What a color is for, from its token's description. */
function useOf(name: string): string {
  const token = stated[name];
  return typeof token === 'object' && '$description' in token ? String(token.$description) : '';
}

/** The highest WCAG level that a contrast ratio meets, or `decoration` if it meets none. */
const levelOf = (ratio: number): string =>
  ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large' : 'decoration';

/** Formats a contrast ratio with its level: "16.55:1 AAA". */
const ratioText = (ratio: number): string => `${ratio.toFixed(2)}:1 ${levelOf(ratio)}`;

/** A color's contrast with the other color of its first pair in {@link pairs}: "16.55:1 AAA on bg". */
function contrastOf(name: string, set: Record<string, string>): string | undefined {
  const [front = '', back = ''] = pairs.find(([front, back]) => front === name || back === name) ?? [];
  const { [front]: text, [back]: ground } = set;
  if (!text || !ground) return undefined;
  return `${ratioText(contrast(text, ground))} ${front === name ? `on ${back}` : `under ${front}`}`;
}

/**
 * The colors of a band (background of a section) in the theme chosen in the toolbar, each with its use and contrast.
 * Choose the band with the `band` control.
 */
export const Colors: Story = {
  args: { band: 'page' },
  argTypes: { band: { control: 'select', options: bands } },
  render: ({ band }, { globals }) => {
    const { site, scheme } = useView(globals.theme, 'site');
    const set = tokenSet(scheme, band, themeColors[site]);
    return (
      <Section band={band} level={1}>
        <Container className={classes.part}>
          <SectionHead
            heading="Color"
            lead="Names say what a color is for. Each band and theme has its own values: choose a theme in the toolbar, or see all four side by side."
          />
          <ul className={classes.rows}>
            {Object.entries(set).map(([name, value]) => (
              <Token key={name} name={`--${name}`} value={value} property="background-color" style={swatch}>
                <span>{useOf(name)}</span>
                <span>{contrastOf(name, set)}</span>
              </Token>
            ))}
          </ul>
        </Container>
      </Section>
    );
  },
  play: expectTokens,
};

/** The color scales, which have ten shades each. */
export const Scales: Story = {
  render: () => (
    <Foundation
      heading="Scales"
      lead="The scales that all colors come from. Components refer to a shade directly only if it is the same in light and dark."
    >
      {Object.entries(tokens.mantine.colors).map(([scale, shades]) => (
        <div key={scale} className={classes.part}>
          <Heading depth={1}>{scale}</Heading>
          <ul className={classes.abreast}>
            {shades.map((value, shade) => (
              <Token
                key={value}
                name={`--mantine-color-${scale}-${shade}`}
                value={value}
                optional
                property="background-color"
                style={swatch}
              />
            ))}
          </ul>
        </div>
      ))}
    </Foundation>
  ),
  play: expectTokens,
};

/** The four themes, with their names in the toolbar. */
const themes = Object.entries(views).map(([value, name]) => ({ name, ...viewOf(value, 'site') }));

/**
 * Every pair of colors that the site uses, with its contrast in each theme. Each band (background of a section) has its
 * own colors; choose a band with the `band` control.
 */
export const Contrast: Story = {
  args: { band: 'page' },
  argTypes: { band: { control: 'select', options: bands } },
  // Some of these pairs are for lines, which axe would judge as text. tests/unit/contrast.test.ts checks each pair
  // against its own minimum.
  parameters: { a11y: { test: 'off' } },
  render: ({ band }) => (
    <Foundation
      heading="Contrast"
      lead={`Every pair in use on the band “${band}”, and its minimum contrast: 7 for running text, 4.5 for other text, 3 for lines, marks and focus rings.`}
    >
      <div className={classes.scroll} role="region" aria-label="Contrast in four themes" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Pair</th>
              <th scope="col">At least</th>
              {themes.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(([front, back, least]) => (
              <tr key={`${front} ${back}`}>
                <th scope="row">
                  <code>
                    {front} on {back}
                  </code>
                </th>
                <td>{least}</td>
                {themes.map(({ name, site, scheme }) => {
                  const set = tokenSet(scheme, band, themeColors[site]);
                  const ratio = contrast(set[front], set[back]);
                  return (
                    <td key={name}>
                      <span
                        className={clsx(classes.pair, ratio < least && classes.missed)}
                        style={{ '--front': set[front], '--back': set[back] } as CSSProperties}
                      >
                        <strong>Aa</strong> {ratioText(ratio)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Foundation>
  ),
};

/** The bands (backgrounds of sections) in the theme chosen in the toolbar. Everything on a band adapts to it. */
export const Bands: Story = {
  render: () => (
    <main>
      {bands.map((band, at) => (
        <Section key={band} band={band} level={at === 0 ? 1 : 2}>
          <Container className={classes.part}>
            <Heading>{band.charAt(0).toUpperCase() + band.slice(1)}</Heading>
            <Lead>A section on this band sets band="{band}". Everything inside adapts.</Lead>
            <p>
              <Button>Default</Button> <Button variant="outline">Outline</Button>{' '}
              <Button variant="secondary">Secondary</Button>
            </p>
          </Container>
        </Section>
      ))}
    </main>
  ),
};
