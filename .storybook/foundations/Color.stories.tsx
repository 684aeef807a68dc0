import type { Meta, StoryObj } from '@storybook/react-vite';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Button } from '../../src/design/controls/Button/Button.tsx';
import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import { Heading } from '../../src/design/text/Heading/Heading.tsx';
import { Lead } from '../../src/design/text/Lead/Lead.tsx';
import { contrast } from '../../src/design/theme/contrast.ts';
import { bands, schemes, tokens, tokenSet, type Band } from '../../src/design/theme/tokens.ts';
import { themeColors } from '../../src/themes/themes.ts';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';

/** Colors by what they are for. All come from tokens.json; the figures here are worked out from them as you look. */
const meta = { title: 'Foundations/Color', tags: ['!autodocs'] } satisfies Meta;

export default meta;

type Story = StoryObj<{ band: Band }>;

/** Every theme in each scheme. */
const themes = Object.entries(themeColors).flatMap(([theme, colors]) =>
  schemes.map((scheme) => ({ name: `${theme} ${scheme}`, scheme, colors })),
);

/** Every semantic token in the four themes, side by side; the control chooses the band. */
export const FourThemes: Story = {
  args: { band: 'page' },
  argTypes: { band: { control: 'select', options: bands } },
  render: ({ band }) => (
    <Foundation
      heading="Four themes"
      lead="What each color is called by what it is for, and what it is in each theme. Components use these names only, so that they stand on every band in every theme."
    >
      <div className={classes.scroll} role="region" aria-label="Colors in four themes" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Name, on {band}</th>
              {themes.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.keys(tokenSet('light', band)).map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>--{name}</code>
                </th>
                {themes.map((theme) => {
                  const value = tokenSet(theme.scheme, band, theme.colors)[name as 'bg'];
                  return (
                    <td key={theme.name}>
                      <span className={classes.color} style={{ '--color': value } as CSSProperties}>
                        <span className={classes.swatch} />
                        <code>{value}</code>
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

/** Every pair of colors that the site uses, with its contrast in each theme; the control chooses the band. */
export const Contrast: Story = {
  args: { band: 'page' },
  argTypes: { band: { control: 'select', options: bands } },
  // These are pairs to be measured, some of them for lines and not for text; their own test holds each to its gate.
  parameters: { a11y: { test: 'off' } },
  render: ({ band }) => (
    <Foundation
      heading="Contrast"
      lead={`Every pair in use on ${band}, and how much it must have at least: 7 for running text, 4.5 for other text, 3 for lines, marks and focus.`}
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
            {Object.entries(tokens.contrast).map(([pair, least]) => {
              const [front = '', back = ''] = pair.split('/');
              return (
                <tr key={pair}>
                  <th scope="row">
                    <code>
                      {front} on {back}
                    </code>
                  </th>
                  <td>{least}</td>
                  {themes.map((theme) => {
                    const set = tokenSet(theme.scheme, band, theme.colors);
                    const colors = { front: set[front as 'text'], back: set[back as 'bg'] };
                    const ratio = contrast(colors.front, colors.back);
                    return (
                      <td key={theme.name}>
                        <span
                          className={clsx(classes.pair, ratio < least && classes.missed)}
                          style={{ '--front': colors.front, '--back': colors.back } as CSSProperties}
                        >
                          <strong>Aa</strong> {ratio.toFixed(2)}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Foundation>
  ),
};

/** The grounds that a section can stand on: everything in it follows. The toolbar's theme and scheme change them all. */
export const Bands: Story = {
  render: () => (
    <main>
      {bands.map((band, at) => (
        <Section key={band} band={band} level={at === 0 ? 1 : 2} space="section">
          <Container className={classes.part}>
            <Heading>{band.charAt(0).toUpperCase() + band.slice(1)}</Heading>
            <Lead>A section on this band says band="{band}", and nothing in it needs to know.</Lead>
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
