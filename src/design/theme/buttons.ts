import type {
  ActionIconFactory,
  ActionIconVariant,
  ButtonFactory,
  ButtonVariant,
  PartialVarsResolver,
} from '@mantine/core';

/** A button's colors: background and text, each also on hover, and its border. */
interface Colors {
  bg: string;
  color: string;
  hover: string;
  'hover-color'?: string;
  bd?: string;
}

const none = 'transparent';

/**
 * This brand's button variants, by name. `default` and `outline` replace Mantine's variants of the same name, unless
 * the button has a `color`.
 */
const variants = {
  default: { bg: 'var(--action)', color: 'var(--action-text)', hover: 'var(--action-hover)', bd: edge(none) },
  destructive: {
    bg: 'var(--danger-bg)',
    color: 'var(--danger)',
    hover: 'var(--danger)',
    'hover-color': 'var(--danger-text)',
    bd: edge('var(--danger)'),
  },
  outline: {
    bg: none,
    color: 'var(--text)',
    hover: 'var(--text)',
    'hover-color': 'var(--bg)',
    bd: edge('currentColor'),
  },
  secondary: { bg: 'var(--secondary)', color: 'var(--secondary-text)', hover: 'var(--secondary-hover)' },
  ghost: { bg: none, color: 'var(--text)', hover: 'var(--surface-2)' },
  link: { bg: none, color: 'var(--link)', hover: none },
  hero: { bg: 'var(--hero)', color: 'var(--hero-text)', hover: 'var(--hero-hover)' },
  accent: { bg: 'var(--accent)', color: 'var(--accent-text)', hover: 'var(--accent-hover)' },
} satisfies Record<string, Colors>;

function edge(color: string): string {
  return `var(--border-rule) solid ${color}`;
}

type Variant = keyof typeof variants;

/** The names of this brand's variants. */
export const buttonVariants = Object.keys(variants) as Variant[];

/** The CSS variables of a variant. None if the button has a `color`, or if the variant isn't one of this brand's. */
function variables<Prefix extends 'button' | 'ai'>(
  prefix: Prefix,
  { variant, color }: { variant?: string; color?: string },
) {
  const colors: Colors | undefined =
    color === undefined && variant && variant in variants ? variants[variant as Variant] : undefined;
  return Object.fromEntries(
    Object.entries(colors ?? {}).map(([name, value]) => [`--${prefix}-${name}`, value]),
  ) as Partial<Record<`--${Prefix}-${keyof Colors}`, string>>;
}

export const buttonVars: PartialVarsResolver<ButtonFactory> = (_, props) => ({
  root: variables('button', props),
});

export const actionIconVars: PartialVarsResolver<ActionIconFactory> = (_, props) => ({
  root: variables('ai', props),
});

declare module '@mantine/core' {
  interface ButtonProps {
    variant?: ButtonVariant | Variant;
  }

  interface ActionIconProps {
    variant?: ActionIconVariant | Variant;
  }
}
