import { loadDrawings } from '../design/media/Drawing/loadDrawings.ts';
import { fallBackToNoScript } from './noScriptFallback.ts';

const nextTask = (): Promise<void> =>
  new Promise((begin) => {
    setTimeout(begin);
  });

/**
 * Runs files in order, each in a separate task, so that the page can respond in between. Skips files that fail to load,
 * but rejects if the last one fails.
 */
export async function runOneByOne(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<void> {
  for (const file of files) {
    await load(file).catch(() => undefined);
    await nextTask();
  }
  await load(files.at(-1) ?? '');
}

/** Preloads a script that is about to run. */
function preload(file: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: file }));
}

/**
 * Lets pictures and drawings near the viewport load, and loads and runs the page's script. `data-scripts` on `#root`
 * lists all imports of the script and, last, the script itself.
 */
function start(): void {
  delete document.documentElement.dataset.unpainted;
  loadDrawings();
  const files = document.getElementById('root')?.dataset.scripts?.split(' ') ?? [];
  for (const file of files) setTimeout(() => preload(file));
  runOneByOne(files, (file) => import(/* @vite-ignore */ file)).catch(fallBackToNoScript);
}

/**
 * Once the prerendered page has been painted, loads pictures and drawings near the viewport, and loads and runs the
 * page's script. Loading them earlier would delay what the visitor sees first. Until the paint, `<html>` has
 * `data-unpainted` (base.css). A background tab, which paints nothing, doesn't wait; a browser that doesn't report
 * paints waits only until `load`. Part of an inline script (head.inline.ts).
 */
export function startOncePainted(): void {
  let started = false;
  const startOnce = (): void => {
    if (started) return;
    started = true;
    start();
  };
  const startHidden = (): void => {
    if (document.hidden) startOnce();
  };
  document.documentElement.dataset.unpainted = '';
  addEventListener('DOMContentLoaded', () => {
    startHidden();
    document.addEventListener('visibilitychange', startHidden);
    if (PerformanceObserver.supportedEntryTypes.includes('paint'))
      new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true });
    else addEventListener('load', startOnce);
  });
}
