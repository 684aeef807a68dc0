import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';

/** Compresses this run's new baselines to about half their size, without changing a pixel. */
export default async function compress({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots !== 'changed' && updateSnapshots !== 'all') return;
  const started = performance.timeOrigin;
  const folder = path.join(import.meta.dirname, 'baselines');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.join(folder, file));
  for (const file of files.filter((each) => statSync(each).mtimeMs > started)) {
    const large = readFileSync(file);
    const small = await sharp(large)
      .removeAlpha()
      .webp({ lossless: true, quality: 90, effort: 6 })
      .toBuffer();
    if (small.length < large.length) writeFileSync(file, small);
  }
}
