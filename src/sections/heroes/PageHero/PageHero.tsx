import { IconArrowRight } from '@tabler/icons-react';
import type { ButtonLook } from '../../../design/controls/Button/Button.tsx';
import { Hero } from '../../../design/layout/Hero/Hero.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './PageHero.module.css';

/** Content of {@link PageHero}. */
export interface PageHeroContent extends SectionContent {
  /** Page title and section heading. It is the h1 unless `level` is set. Line breaks (`\n`) are kept. @maxLength 30 */
  heading: string;
  /** What the page offers, in one or two sentences. @maxLength 150 */
  lead?: string;
  /** Next steps. The first is a solid button. The others are outlined or, on phones, text links. */
  actions?: ActionContent[];
  /** Look of the first action: `hero` for a page's main call to action. Default `default`. */
  actionVariant?: ButtonLook['variant'];
  /** A decorative drawing. Without it, the section has only text, in the layout of `plain`. */
  drawing?: DrawingContent;
  /** Band of the panel with the drawing. Only for the variant `split`. Default `highlight`. */
  drawingGround?: Band;
  /**
   * `split`: the drawing in a panel beside the text. `scene`: one scene across the full section, with the
   * text at the left. `dome`: a heading in one long line above a dome. `ruled`: ruled paper with the drawing
   * on it. `quarter`: a quarter circle in the lower right corner. `low`: no taller than the text, with the
   * drawing as a panel at the right, on wide screens only. `plain` (default): the text, and a wide drawing
   * below it.
   */
  variant?: 'split' | 'scene' | 'dome' | 'ruled' | 'quarter' | 'low' | 'plain';
}

/** Props of {@link PageHero}. */
export type PageHeroProps = ContentProps<PageHeroContent>;

type Variant = NonNullable<PageHeroProps['variant']>;

/** Default bands of the variants that have one. */
const bands: Partial<Record<Variant, Band>> = {
  scene: 'tint',
  dome: 'brand',
  ruled: 'subtle',
  quarter: 'brand',
};

/** How a variant's drawing fills its box. */
const fits: Record<Variant, { fit: 'contain' | 'cover'; align: string }> = {
  split: { fit: 'cover', align: 'xMidYMid' },
  scene: { fit: 'contain', align: 'xMaxYMax' },
  dome: { fit: 'contain', align: 'xMaxYMax' },
  ruled: { fit: 'contain', align: 'xMaxYMid' },
  quarter: { fit: 'contain', align: 'xMaxYMax' },
  low: { fit: 'cover', align: 'xMidYMid' },
  plain: { fit: 'cover', align: 'xMidYMax' },
};

/**
 * The first section of a page: a heading, a lead, actions and a drawing. On phones, the drawing is below the text, or,
 * in the variant `low`, not shown. Default band: `tint` for `scene`, `brand` for `dome` and `quarter`, and `subtle` for
 * `ruled`.
 */
export function PageHero({
  drawing,
  drawingGround = 'highlight',
  variant = 'plain',
  band = bands[variant],
  ...rest
}: PageHeroProps) {
  return (
    <Hero
      {...rest}
      band={band}
      actionIcon={IconArrowRight}
      classNames={classes}
      data-variant={drawing ? variant : 'plain'}
      picture={
        drawing && (
          <Drawing
            {...fits[variant]}
            drawing={drawing}
            className={classes.drawing}
            data-band={variant === 'split' ? drawingGround : undefined}
          />
        )
      }
    />
  );
}
