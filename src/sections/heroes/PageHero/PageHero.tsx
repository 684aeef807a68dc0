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
} from '../../../design/content/shapes.ts';
import classes from './PageHero.module.css';

/** Content of {@link PageHero}. */
export interface PageHeroContent extends SectionContent {
  /**
   * The page's name; names the section, and is the h1 unless `level` says otherwise. Line breaks (`\n`) are kept.
   * @maxLength 30
   */
  heading: string;
  /** One or two sentences. @maxLength 175 */
  lead?: string;
  /** What to do from here. The first leads, further ones are outlined. */
  actions?: ActionContent[];
  /** Look of the first action. Default `default`; `hero` for a page's one main call. */
  actionVariant?: ButtonLook['variant'];
  /** Decorative. Left out, the words have the section to themselves, as in `plain`. */
  drawing?: DrawingContent;
  /** Band of the drawing's panel (`split`). Default `highlight`. */
  drawingGround?: Band;
  /**
   * `split`: the drawing in a panel beside the words. `scene`: one scene across the whole section, words at its start.
   * `dome`: one long line over a dome, the rest at the foot. `ruled`: ruled paper with the drawing on it. `quarter`:
   * a quarter turn out of the lower end corner. `plain` (default): the lead beside the heading, the drawing below.
   */
  variant?: 'split' | 'scene' | 'dome' | 'ruled' | 'quarter' | 'plain';
}

/** Props of {@link PageHero}. */
export type PageHeroProps = ContentProps<PageHeroContent>;

type Variant = NonNullable<PageHeroProps['variant']>;

/** Default band of each variant. */
const bands: Partial<Record<Variant, Band>> = {
  scene: 'tint',
  dome: 'brand',
  ruled: 'subtle',
  quarter: 'brand',
};

/** How a variant's drawing fills its place. */
const fits: Record<Variant, { fit: 'contain' | 'cover'; align: string }> = {
  split: { fit: 'cover', align: 'xMidYMid' },
  scene: { fit: 'contain', align: 'xMaxYMax' },
  dome: { fit: 'contain', align: 'xMaxYMax' },
  ruled: { fit: 'contain', align: 'xMaxYMid' },
  quarter: { fit: 'contain', align: 'xMaxYMax' },
  plain: { fit: 'cover', align: 'xMaxYMax' },
};

/** Opens a page: its name, what it is about, what to do, and a drawing. On phones the drawing follows the words. */
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
