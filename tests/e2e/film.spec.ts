import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { site } from '../../src/content/site.ts';
import type { VideoSource } from '../../src/design/media/VideoBackground/VideoBackground.tsx';
import { tokens } from '../../src/design/theme/tokens.ts';
import { blockedLine, expect, onlyCi, open, test } from './fixtures.ts';

const files: VideoSource[] = home.hero.films
  .flatMap(({ video }) => video)
  .filter(({ src }) => src.startsWith('/film/'));
const playing = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);
const pause = (page: Page) => page.getByRole('button', { name: messages.pauseVideo });

test.describe('if the hero’s film can’t be loaded', () => {
  test.use({ expected: { console: [blockedLine] } });
  // Block the film, whether it is on another host or a file of the site.
  test.beforeEach(({ page }) => page.route(site.film.src, (route) => route.abort()));

  test('the site’s own film plays, in the page’s scheme; after a pause, it stays paused when the scheme changes', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(pause(page)).toBeVisible();
    expect(await playing(page)).toMatch(/^\/film\/hero-light/);
    await pause(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => playing(page)).toMatch(/^\/film\/hero-dark/);
    const play = page.getByRole('button', { name: messages.playVideo });
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await play.click();
    await expect(page.locator('video')).toHaveAttribute('data-started');
    await expect(pause(page)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('no film is requested before the visitor interacts', async ({ page, outside }) => {
    await open(page, '/');
    // Wait until everything that waits for idle time has started, and its requests have finished.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await Promise.all(
        performance.getEntriesByType('resource').map(({ name }) => fetch(name, { cache: 'force-cache' })),
      );
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await expect(page.locator('video')).toHaveCount(0);
    expect(outside.requests).toEqual([]);
    await page.touchscreen.tap(10, 400);
    await expect(pause(page)).toBeVisible();
    expect(outside.requests.map(({ href }) => href)).toContain(site.film.src);
  });
});

/** The hero's drawing in the colors of `scheme`, as a data URL. */
function poster(scheme: 'light' | 'dark'): string {
  const svg = readFileSync(`dist${home.hero.drawing.src}`, 'utf8');
  const colors = new Map(
    Object.entries(tokens.scene[scheme]).map(([name, color]) => [`--scene-${name}`, color]),
  );
  const colored = svg.replace(/var\((--scene-[\w-]+),[^)]*\)/g, (_, name: string) => colors.get(name) ?? '');
  return `data:image/svg+xml,${encodeURIComponent(colored)}`;
}

/**
 * The film's aspect ratio and its length (in seconds), and how much its first frame differs from the drawing
 * (`poster`), from the middle frame and from the last frame (in percent of the pixels).
 */
const measure = (page: Page, src: string, poster: string) =>
  page.evaluate(
    async ({ src, poster }) => {
      const video = document.createElement('video');
      const once = (target: EventTarget, event: string) =>
        new Promise((resolve, reject) => {
          target.addEventListener(event, resolve, { once: true });
          target.addEventListener('error', () => reject(new Error(`${src} does not load`)), { once: true });
        });
      video.muted = true;
      video.src = src;
      await once(video, 'loadeddata');
      const { videoWidth: width, videoHeight: height, duration } = video;
      const canvas = new OffscreenCanvas(width / 4, height / 4);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      const pixels = (picture: CanvasImageSource): Uint8ClampedArray => {
        context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
        return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      };
      const at = async (seconds: number): Promise<Uint8ClampedArray> => {
        // `seeked` fires before the new frame can be drawn.
        const presented = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        video.currentTime = seconds;
        await once(video, 'seeked');
        await presented;
        return pixels(video);
      };
      /** How many of the pixels clearly differ between two images, in percent. */
      const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
        let others = 0;
        for (let pixel = 0; pixel < a.length; pixel += 4)
          if (
            [0, 1, 2].some((channel) => Math.abs((a[pixel + channel] ?? 0) - (b[pixel + channel] ?? 0)) > 40)
          )
            others += 1;
        return (400 * others) / a.length;
      };
      const image = new Image(width, height);
      image.src = poster;
      await image.decode();
      const drawn = pixels(image);
      const [middle, last, first] = [await at(duration / 2), await at(duration - 0.02), await at(0)];
      return {
        shape: width / height,
        duration,
        toDrawing: difference(first, drawn),
        toMiddle: difference(first, middle),
        toLast: difference(first, last),
      };
    },
    { src, poster },
  );

for (const scheme of ['light', 'dark'] as const)
  test(
    `the ${scheme} film starts with its drawing and ends where it starts, in every format the browser plays`,
    onlyCi,
    async ({ page }) => {
      await page.goto('/privacy');
      const formats = files.filter((file) => file.scheme === scheme);
      const playable = await page.evaluate((formats) => {
        const video = document.createElement('video');
        return formats.filter(({ type }) => video.canPlayType(type) !== '');
      }, formats);
      // Every Chromium plays AV1; only some play H.264.
      expect(playable.map(({ type }) => type)).toContainEqual(expect.stringContaining('av01'));
      for (const { src } of playable) {
        const found = await measure(page, src, poster(scheme));
        const { width, height } = home.hero.drawing;
        expect(found.shape).toBeCloseTo(width / height, 2);
        expect(found.duration).toBeGreaterThanOrEqual(8);
        expect(found.duration).toBeLessThanOrEqual(12.05);
        expect(found.toMiddle).toBeGreaterThan(1);
        // Tolerate the scale of degrees, which is in the drawing but not in the film.
        expect(found.toDrawing).toBeLessThan(0.5);
        expect(found.toLast).toBeLessThan(0.2);
      }
    },
  );
