import type { Plugin } from 'vite';
import { findInContent } from './content-findings.ts';

/**
 * In development, whenever the content changes, brings pages up to date with it and says what is wrong with it: mistakes in the terminal and in the page, and in
 * the terminal which texts have become too long for their place.
 *
 * @param find Looks at the content.
 */
export const contentPlugin = (find = findInContent): Plugin => ({
  name: 'content-findings',
  apply: 'serve',
  configureServer({ watcher, config, environments }) {
    let last = Promise.resolve();
    let waiting = false;
    watcher.on('all', (_event, file) => {
      if (waiting || !/\/src\/content\/.*\.ts$/.test(file)) return;
      // One look at a time, and one more for all that changes meanwhile: a checkout changes many files at once.
      waiting = true;
      last = last.then(async () => {
        waiting = false;
        const { errors, warnings } = await find();
        const message = errors.join('\n');
        if (warnings.length > 0) config.logger.warn(warnings.join('\n'));
        if (!message) return;
        config.logger.error(message);
        environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
      });
    });
  },
});
