import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { tokens } from '../../src/design/theme/tokens.ts';
import { Foundation } from './Foundation.tsx';
import classes from './Foundations.module.css';
import { expectTokens, Token } from './Token.tsx';

/** Corners, lines and the shadow. */
const meta = {
  title: 'Foundations/Shape (corners, radius, borders, shadow)',
  id: 'foundations-shape',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const shape: CSSProperties = {
  inlineSize: 'var(--space-8)',
  blockSize: 'var(--space-8)',
  background: 'var(--secondary)',
};
const line: CSSProperties = { ...shape, background: 'none', borderBlockStart: '0 solid var(--text)' };

const uses: Record<string, string> = {
  'radius-base': 'Pictures, fields, cards',
  'radius-D': 'Buttons, and anything that ends in a half disc',
  'radius-arc': 'One corner of dialogs and panels',
  'radius-arch': 'Portraits and windows',
  'border-hair': 'Lines between rows',
  'border-rule': 'Lines under headings, outlines of buttons',
  'shadow-float': 'Anything that floats over the page',
};

const tokensOf = (group: 'radius' | 'border' | 'shadow', property: string, style: CSSProperties) =>
  Object.entries<string>(tokens[group]).map(([name, value]) => (
    <Token key={name} name={`--${group}-${name}`} value={value} property={property} style={style}>
      <span>{uses[`${group}-${name}`]}</span>
    </Token>
  ));

/** Every corner, line and shadow. */
export const Default: StoryObj<typeof meta> = {
  name: 'Shape (corners, radius, borders, shadow)',
  render: () => (
    <Foundation
      heading="Shape"
      lead="Small corners, half discs, thin lines, and one shadow for whatever floats."
    >
      <ul className={classes.rows}>
        {tokensOf('radius', 'border-radius', shape)}
        {tokensOf('border', 'border-block-start-width', line)}
        {tokensOf('shadow', 'box-shadow', shape)}
      </ul>
    </Foundation>
  ),
  play: expectTokens,
};
