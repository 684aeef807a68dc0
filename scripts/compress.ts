import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files that shrink; below this size, in bytes, a copy is not worth a request's negotiation. */
const compressible = /\.(?:html|js|css|svg|txt|xml|json|webmanifest|ics)$/;
const least = 256;

/** Brotli at its best. */
export const compressed = (content: Buffer | string): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Writes `.br` and `.gz` copies beside a file that gains from them. Answers its size after brotli, in bytes. */
export async function compressFile(file: string): Promise<number> {
  const content = await readFile(file);
  if (!compressible.test(file) || content.length < least) return content.length;
  const copies = await Promise.all([compressed(content), gzipped(content, { level: 9 })]);
  await Promise.all(copies.map((copy, index) => writeFile(`${file}.${index === 0 ? 'br' : 'gz'}`, copy)));
  return copies[0].length;
}

/**
 * The same for many files, a few at once for every processor: all at once they would take gigabytes.
 * Answers the sizes, by file.
 *
 * @param folder The folder that the files are named from.
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
