import type { CSSProperties, ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container } from '../../src/design/layout/Container/Container.tsx';
import { Heading } from '../../src/design/text/Heading/Heading.tsx';
import { Section } from '../../src/design/layout/Section/Section.tsx';
import {
  bands,
  tokens,
  tokenSet,
  type Band,
  type Scheme,
  type TokenSet,
} from '../../src/design/theme/tokens.ts';
import { themeColors } from '../../src/themes/themes.ts';

const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: 'var(--space-3) var(--space-5)',
  padding: 0,
  listStyle: 'none',
};
const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 'var(--space-3)' };
const small: CSSProperties = {
  color: 'var(--muted)',
  fontSize: 'var(--size-caption)',
  overflowWrap: 'anywhere',
};
const swatch: CSSProperties = {
  flex: 'none',
  inlineSize: 'var(--space-7)',
  blockSize: 'var(--space-6)',
  outline: 'var(--border-hair) solid var(--line-strong)',
};

interface SampleProps {
  /** Name of the custom property. */
  name: string;
  /** What tokens.json says it is. */
  value: string | number;
  /** The CSS property that shows it. */
  property: string;
  /** The custom property may be missing; its value is shown nevertheless. */
  optional?: boolean;
  /** Further styles of what shows it. */
  style?: CSSProperties;
  /** What stands in the sample. Default: nothing, and it is hidden from assistive technology. */
  children?: ReactNode;
}

/** What carries a token: the story checks that the custom property is the token's value. */
function Sample({ name, value, property, optional = false, style, children }: SampleProps) {
  return (
    <span
      ref={(element) =>
        element?.style.setProperty(property, optional ? `var(${name}, ${value})` : `var(${name})`)
      }
      data-value={value}
      data-property={property}
      aria-hidden={children === undefined || undefined}
      style={style}
    >
      {children}
    </span>
  );
}

/** A token in a list: its sample, its name, and its value. */
function Token(props: SampleProps) {
  return (
    <li style={row}>
      <Sample {...props} />
      <span>
        <code>{props.name}</code>
        <br />
        <span style={small}>{props.value}</span>
      </span>
    </li>
  );
}

/** A part of the theme under its heading. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section>
      <Container style={{ display: 'grid', gap: 'var(--space-5)' }}>
        <Heading>{heading}</Heading>
        {children}
      </Container>
    </Section>
  );
}

/** Every sample looks as tokens.json says: the custom properties are written from it and are up to date. */
const matches: Story['play'] = async ({ canvasElement, globals }) => {
  // The document has the toolbar's scheme a moment after the story.
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', globals.scheme),
  );
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
};

/** The semantic tokens on a band, in the theme and scheme that the toolbar chooses. */
const tokensOn = (band: Band, { scheme, theme }: Record<string, unknown>): TokenSet =>
  tokenSet(scheme as Scheme, band, themeColors[theme as keyof typeof themeColors]);

/**
 * What the look is made of. Components use semantic tokens, which every band and scheme sets anew; scales only where
 * a color does not change with the scheme. All values come from tokens.json (`npm run generate` writes the CSS from it).
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The semantic tokens on every band. */
export const Default: Story = {
  render: (_, { globals }) => (
    <>
      {bands.map((band) => (
        <Section key={band} band={band}>
          <Container style={{ display: 'grid', gap: 'var(--space-5)' }}>
            <Heading>On {band}</Heading>
            <ul style={list}>
              {Object.entries(tokensOn(band, globals)).map(([name, value]) => (
                <Token
                  key={name}
                  name={`--${name}`}
                  value={value}
                  property="background-color"
                  style={swatch}
                />
              ))}
            </ul>
          </Container>
        </Section>
      ))}
    </>
  ),
  play: matches,
};

/** The conference sets the same tokens to colors of its own. */
export const Conference: Story = { ...Default, globals: { theme: 'conference' } };

/**
 * The scales that the semantic tokens draw from: ten shades each. Only the shades that are used are custom properties; the
 * CSS gains a shade with its first use.
 */
export const Palette: Story = {
  render: () => (
    <Part heading="Palette">
      {Object.entries(tokens.mantine.colors).map(([scale, shades]) => (
        <div key={scale} style={{ display: 'grid', gap: 'var(--space-3)' }}>
          <Heading depth={1}>{scale}</Heading>
          <ul style={list}>
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
    </Part>
  ),
  play: matches,
};

const families: Record<string, string> = {
  d1: 'display',
  d2: 'display',
  h2: 'display',
  h3: 'display',
  mono: 'mono',
};

interface TypeStep {
  /** A length, mostly one that grows with the viewport. */
  size: string;
  lineHeight?: number;
  /** Letter spacing. */
  tracking?: string;
  weight?: number;
}

/** The type scale. Headings take their step from `Heading`; the rest is set by size alone. */
export const Type: Story = {
  render: () => (
    <Part heading="Type">
      <ul style={{ ...list, gridTemplateColumns: '100%' }}>
        {Object.entries<TypeStep>(tokens.type.scale).map(([step, { size, lineHeight, tracking, weight }]) => (
          <li key={step}>
            <Sample
              name={`--size-${step}`}
              value={size}
              property="font-size"
              style={{
                // Close lines reach out of their box; the caption keeps clear of them.
                display: 'block',
                paddingBlockEnd: '0.3em',
                fontFamily: `var(--font-${families[step] ?? 'text'})`,
                fontWeight: weight,
                letterSpacing: tracking,
                lineHeight,
              }}
            >
              Span the gap
            </Sample>
            <code>--size-{step}</code>{' '}
            <span style={small}>
              {[
                size,
                lineHeight && `line height ${lineHeight}`,
                tracking && `tracking ${tracking}`,
                weight && `weight ${weight}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  ),
  play: matches,
};

/** Distances: ten steps, half steps between them (`4-5` stands between 4 and 5), and fluid ones, which grow with the viewport. */
export const Space: Story = {
  render: () => (
    <Part heading="Space">
      <ul style={{ ...list, gridTemplateColumns: '100%' }}>
        {Object.entries(tokens.space)
          .sort(([, a], [, b]) => parseFloat(a) - parseFloat(b))
          .map(([step, value]) => (
            <Token
              key={step}
              name={`--space-${step}`}
              value={value}
              property="inline-size"
              style={{ flex: 'none', blockSize: 'var(--space-4)', background: 'var(--action)' }}
            />
          ))}
      </ul>
    </Part>
  ),
  play: matches,
};

const shape: CSSProperties = {
  flex: 'none',
  inlineSize: 'var(--space-8)',
  blockSize: 'var(--space-8)',
  background: 'var(--secondary)',
};

/** Corners, lines and the one shadow. `D` and `arch` are the half discs of the drawings. */
export const Shape: Story = {
  render: () => (
    <Part heading="Shape">
      <ul style={list}>
        {Object.entries(tokens.radius).map(([name, value]) => (
          <Token key={name} name={`--radius-${name}`} value={value} property="border-radius" style={shape} />
        ))}
        {Object.entries(tokens.border).map(([name, value]) => (
          <Token
            key={name}
            name={`--border-${name}`}
            value={value}
            property="border-block-start-width"
            style={{ ...shape, background: 'none', borderBlockStart: '0 solid var(--text)' }}
          />
        ))}
        {Object.entries(tokens.shadow).map(([name, value]) => (
          <Token key={name} name={`--shadow-${name}`} value={value} property="box-shadow" style={shape} />
        ))}
      </ul>
    </Part>
  ),
  play: matches,
};
