import type { ComponentProps } from 'react';
import type { MediaContent } from '../../shapes/shapes.ts';

export interface MediaProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'loading'
> {
  /** The image. */
  media: MediaContent;
  /**
   * Loads the image immediately and before others. Set it for images above the fold. Default false: the image loads
   * when it nears the viewport.
   */
  priority?: boolean;
}

/** An image whose space is reserved before it loads. Rest props, className and ref go to the `img`. */
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
