import type { ComponentProps } from 'react';

/** An image as content states it. Width and height are its own, in px, so that its place is kept before it loads. */
export interface Picture {
  /** Address of the file. */
  src: string;
  /** Its own width, in px. */
  width: number;
  /** Its own height, in px. */
  height: number;
  /** What the image tells; empty when the words beside it tell the same. */
  alt: string;
  /** Further sizes of the same image, as in `srcset`. */
  srcSet?: string;
}

/** Props of {@link Media}. */
export interface MediaProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'loading'
> {
  /** The image. */
  picture: Picture;
  /** Above the fold: load at once and first. Everything else loads when it nears the viewport. */
  priority?: boolean;
}

/** A sized image. Rest props, className and ref go to the `img`. */
export function Media({ picture, priority = false, ...rest }: MediaProps) {
  return (
    <img
      {...rest}
      src={picture.src}
      srcSet={picture.srcSet}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
