import { existsSync, readFileSync } from 'node:fs';
import { ContentFault } from './fault.ts';
import type { EpisodeFile } from './folder.ts';
import type { MediaContent } from '../../design/shapes/shapes.ts';

const folder = new URL('../../../public/photos/', import.meta.url);

type Size = Pick<MediaContent, 'width' | 'height'>;

/**
 * Reads the size of a JPEG from its frame header, the segment with a marker from C0 to CF, except for C4, C8
 * and CC.
 */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    const begins = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (begins) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the size of a WebP, in any of its three formats. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** Returns a picture's intrinsic size in px; undefined unless it is a JPEG, PNG or WebP. */
export const pictureSize = (bytes: Buffer): Size | undefined =>
  bytes.length < 32 ? undefined : (jpegSize(bytes) ?? pngSize(bytes) ?? webpSize(bytes));

/** Returns the picture in `public/photos` that an episode names under `key`; undefined if it names none. */
export function ownPicture({ file, episode }: EpisodeFile, key: 'photo' | 'cover'): MediaContent | undefined {
  const name = episode[key];
  if (name === undefined) return undefined;
  if (!/^[\w.-]+$/.test(name))
    throw new ContentFault(file, `a picture's name has only letters, digits, - and _, not ${name}`, key);
  const address = new URL(name, folder);
  if (!existsSync(address)) throw new ContentFault(file, `there is no public/photos/${name}`, key);
  const size = pictureSize(readFileSync(address));
  if (!size) throw new ContentFault(file, `public/photos/${name} is no JPEG, PNG or WebP`, key);
  return { src: `/photos/${name}`, ...size, alt: '' };
}
