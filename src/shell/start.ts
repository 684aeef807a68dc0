import { loadDrawings } from '../design/media/Drawing/loadDrawings.ts';
import { showWithoutCode } from './withoutCode.ts';

const nextTask = (): Promise<void> =>
  new Promise((begin) => {
    setTimeout(begin);
  });

/**
 * Runs files in order, each in a task of its own, between which the page answers. One that does not come is left out, except
 * the last: then the promise rejects.
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

/** Asks for a script that is about to run. */
function preload(file: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: file }));
}

/** `data-scripts` on the root element names all that the page's script imports and, last, the script itself. */
function start(): void {
  delete document.documentElement.dataset.unpainted;
  loadDrawings();
  const files = document.getElementById('root')?.dataset.scripts?.split(' ') ?? [];
  for (const file of files) setTimeout(() => preload(file));
  runOneByOne(files, (file) => import(/* @vite-ignore */ file)).catch(showWithoutCode);
}

/**
 * Loads pictures and drawings near the view, and loads and runs the page's script, once the prerendered page has really
 * been on screen: earlier, they would only make the visitor wait for what is already there. `data-unpainted` on the root
 * says until when (base.css). Nothing waits in a tab in the background, which paints nothing, nor after `load` in a browser that
 * does not tell of its paints. Part of an inline script (head.inline.ts).
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
