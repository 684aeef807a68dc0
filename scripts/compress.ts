import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of compressible files, and the size in bytes below which a compressed copy isn't worthwhile. */
const compressible = /\.(?:html|js|css|svg|txt|xml|json|webmanifest|ics)$/;
const least = 256;

/** Compresses content with brotli, at its highest quality. */
export const compressed = (content: Buffer | string): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/**
 * Writes `.br` and `.gz` copies of a file if they are worthwhile. Returns the file's size in bytes, after brotli if it
 * is compressed.
 */
export async function compressFile(file: string): Promise<number> {
  const content = await readFile(file);
  if (!compressible.test(file) || content.length < least) return content.length;
  const copies = await Promise.all([compressed(content), gzipped(content, { level: 9 })]);
  await Promise.all(copies.map((copy, index) => writeFile(`${file}.${index === 0 ? 'br' : 'gz'}`, copy)));
  return copies[0].length;
}

/**
 * Writes compressed copies of many files, two files per processor at a time, because all at once would take gigabytes
 * of memory. Returns each file's size in bytes, after brotli if the file is compressed.
 *
 * @param folder The folder that the files are relative to.
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const waiting = files.values();
  const takeNext = async (): Promise<void> => {
    for (const file of waiting) sizes.set(file, await compressFile(path.join(folder, file)));
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, takeNext));
  return sizes;
}
