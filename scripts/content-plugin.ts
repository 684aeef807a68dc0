import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';
import { findInContent } from './content-findings.ts';

/** Writes anew what pages show of the episodes. A mistake that stops it is among the findings. */
const updateData = (): Promise<void> =>
  new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/data.ts'], () => done());
  });

/** Runs a task once at a time, and once more for all the calls meanwhile: a checkout changes many files at once. */
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
 * In development, whenever the content changes: pages show it as it is now, and the terminal says what is wrong with it and
 * which texts have become too long for their place. A mistake is shown in the page, too.
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
