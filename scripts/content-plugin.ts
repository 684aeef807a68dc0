import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';
import { findInContent } from './content-findings.ts';

/** Rewrites the episode data for pages. Ignores errors, because the content check reports the mistake behind them. */
const updateData = (): Promise<void> =>
  new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/data.ts'], () => done());
  });

/**
 * Returns a function that runs a task, but never twice at the same time. Any number of calls during a run cause only
 * one more run, for example when switching branches changes many files at once.
 */
function oneAtATime(task: () => Promise<void>): () => void {
  let last = Promise.resolve();
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    last = last.then(() => {
      waiting = false;
      return task();
    });
  };
}

/**
 * During development, whenever the content changes, pages show the new content, and the terminal shows the errors and
 * warnings of the content check. Errors also appear on top of the page.
 */
export const contentPlugin: Plugin = {
  name: 'content',
  apply: 'serve',
  configureServer({ watcher, config, environments }) {
    const update = oneAtATime(updateData);
    const look = oneAtATime(async () => {
      const { errors, warnings } = await findInContent();
      const message = errors.join('\n');
      if (warnings.length > 0) config.logger.warn(warnings.join('\n'));
      if (!message) return;
      config.logger.error(message);
      environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
    });
    watcher.on('all', (_event, file) => {
      if (!/\/src\/content\/.*\.ts$/.test(file)) return;
      update();
      look();
    });
  },
};
