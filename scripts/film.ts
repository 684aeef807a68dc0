/**
 * Renders the hero's video from its scene: draws every frame in Chromium, in both color schemes, and encodes them as
 * AV1 and H.264 into public/film. The files are checked in, so that a build doesn't need ffmpeg (with libsvtav1 and
 * libx264). A test fails if the scene has changed since the last rendering. Run: npx tsx scripts/film.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { toSvg } from './art/geometry.ts';
import { tokens } from '../src/design/theme/tokens.ts';
import { film, fingerprint, frames, type Scheme } from './art/film.ts';
import { launchOptions } from './chromium.ts';
import { needChromium } from './ensure-chromium.ts';
import { readOptions, stop } from './options.ts';

readOptions({
  name: 'npx tsx scripts/film.ts',
  about: 'Renders the hero’s film from its scene into public/film; takes a few minutes, and needs ffmpeg.',
});

const target = 'public/film';

if (spawnSync('ffmpeg', ['-version']).error) stop('This needs ffmpeg: install it (apt-get install ffmpeg).');
const { executablePath } = await needChromium();

/** Runs ffmpeg, which prints its own errors. Ends the process if it fails. */
const ffmpeg = (...args: string[]): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, SVT_LOG: '1' },
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : stop(`ffmpeg could not encode the film: it needs libsvtav1 and libx264.`),
    );
  });

/** ffmpeg options for the color space of web pages, so that the video has the same colors as the drawing. */
const colors = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'],
  ...['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'iec61966-2-1', '-color_range', 'tv'],
];

/** Encoder settings, keyed by file extension. */
const encoders = {
  'av1.mp4': ['-c:v', 'libsvtav1', '-preset', '3', '-crf', '34', '-g', '999'],
  // Level 4.0, which phones decode in hardware. At this size, it allows four reference frames.
  'h264.mp4': [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25', '-g', '999'],
    ...['-level', '4.0', '-refs', '4'],
  ],
};

async function draw(scheme: Scheme, folder: string): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions(), executablePath });
  const page = await browser.newPage({ viewport: { width: film.width, height: film.height } });
  const properties = Object.entries(tokens.scene[scheme]).map(([name, color]) => `--scene-${name}:${color}`);
  await page.setContent(`<style>body{margin:0}svg{display:block}:root{${properties.join(';')}}</style>`);
  for (const [index, frame] of frames().entries()) {
    await page.evaluate((svg) => {
      document.body.innerHTML = svg;
    }, toSvg(frame));
    writeFileSync(join(folder, `${String(index).padStart(4, '0')}.png`), await page.screenshot());
  }
  await browser.close();
}

mkdirSync(target, { recursive: true });
for (const scheme of ['light', 'dark'] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  await draw(scheme, folder);
  for (const [extension, settings] of Object.entries(encoders)) {
    const file = join(target, `hero-${scheme}.${extension}`);
    await ffmpeg(
      ...['-framerate', String(film.rate), '-i', join(folder, '%04d.png')],
      ...colors,
      ...settings,
      ...['-movflags', '+faststart', '-metadata', `comment=${fingerprint(scheme)}`, file],
    );
    console.log(`${file}: ${statSync(file).size.toLocaleString('en')} bytes`);
  }
  rmSync(folder, { recursive: true });
}
