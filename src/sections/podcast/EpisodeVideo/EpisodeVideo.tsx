import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Embed, type EmbedContent } from '../../../design/media/Embed/Embed.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeVideo.module.css';

/** A video that {@link Embed} shows in its provider's player. */
export interface Video extends EmbedContent {
  /** Width divided by height. Default 16 / 9. */
  ratio?: number;
}

/** Content of {@link EpisodeVideo}: a heading and the video’s frame. */
export interface EpisodeVideoContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** The video, and the link to it on its platform. */
  video: Video;
}

/** Props of {@link EpisodeVideo}: its content, and attributes of the root element. */
export type EpisodeVideoProps = ContentProps<EpisodeVideoContent>;

/** A large video with a heading. Default band: `strong`. */
export function EpisodeVideo({ heading, video, band = 'strong', ...rest }: EpisodeVideoProps) {
  return (
    <Section {...rest} band={band} data-screen="">
      <Columns split="1:3" className={classes.columns}>
        <Heading className={classes.heading}>{heading}</Heading>
        <Embed ratio={16 / 9} {...video} className={classes.video} />
      </Columns>
    </Section>
  );
}
