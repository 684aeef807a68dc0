import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { shareSize } from '../../src/content/meta.ts';
import { site } from '../../src/content/site.ts';
import { cardFor, type SharedPage } from './cards.ts';
import { cardSvg, coverSvg } from './draw.ts';

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string };

/** Folder that caches pictures across builds. A file's name is a hash of everything that the picture depends on. */
const cache = path.resolve('node_modules/.cache/share');

/** Renders a drawing as a PNG that is `width` px wide. */
async function rendered(svg: string, width: number): Promise<Buffer> {
  const file = path.join(
    cache,
    `${createHash('sha256').update(`${version} ${width} ${svg}`).digest('hex')}.png`,
  );
  if (existsSync(file)) return readFileSync(file);
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    // All letters are outlines, so the machine's fonts make no difference.
    font: { loadSystemFonts: false },
  });
  const png = picture.asPng();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}

/** The picture for shared links to a page, as PNG. */
export const sharedPicture = (page: SharedPage): Promise<Buffer> =>
  rendered(cardSvg(cardFor(page)), shareSize.width);

/** Size of the podcast's cover in px: the minimum for podcast apps. */
const coverSide = 1400;

/** The podcast's cover as PNG. */
export const podcastCover = (): Promise<Buffer> =>
  rendered(coverSvg(cardFor({ routeId: 'podcast', theme: 'site', title: site.podcast.name })), coverSide);
