import type { ComponentProps } from 'react';
import type { MediaContent } from '../../content/shapes.ts';

/** What {@link Media} takes. */
export interface MediaProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'loading'
> {
  /** The image. */
  media: MediaContent;
  /** Above the fold: load at once and first. Everything else loads when it nears the viewport. */
  priority?: boolean;
}

/** A sized image. Rest props, className and ref reach the `img`. */
export function Media({ media, priority = false, ...rest }: MediaProps) {
  return (
    <img
      {...rest}
      src={media.src}
      srcSet={media.srcSet}
      width={media.width}
      height={media.height}
      alt={media.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
