import type { ComponentProps } from 'react';

/** An image in content. Width and height are the file's, in px, so that its place is kept before it loads. */
export interface Picture {
  /** Address of the file. */
  src: string;
  /** The file's width, in px. */
  width: number;
  /** The file's height, in px. */
  height: number;
  /** Describes the image; empty if the words beside it say the same. */
  alt: string;
  /** More sizes of the same image, as in `srcset`. */
  srcSet?: string;
}

/** Props of {@link Media}. */
export interface MediaProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'loading'
> {
  /** The image. */
  picture: Picture;
  /** Above the fold: load immediately and with priority. Everything else loads when it nears the viewport. */
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
