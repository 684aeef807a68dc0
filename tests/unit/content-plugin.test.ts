import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Findings } from '../../scripts/content-findings.ts';
import { contentPlugin } from '../../scripts/content-plugin.ts';

/** A development server with the plugin, and what it says in the terminal and in the page. */
function development(find: () => Promise<Findings>) {
  const watcher = new EventEmitter();
  const [error, warn, send] = [vi.fn(), vi.fn(), vi.fn()];
  const server = {
    watcher,
    config: { logger: { error, warn } },
    environments: { client: { hot: { send } } },
  } as unknown as ViteDevServer;
  const { configureServer } = contentPlugin(find);
  if (typeof configureServer === 'function') void configureServer.call({} as never, server);
  return { error, warn, send, save: (file: string) => watcher.emit('all', 'change', file) };
}

test('a mistake stands in the terminal and in the page when it is saved, a length in the terminal', async () => {
  const { error, warn, send, save } = development(() =>
    Promise.resolve({ errors: ['home.ts(1): a', 'home.ts(2): b'], warnings: ['home.ts(3): long'] }),
  );
  save('/site/src/content/home.ts');
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  const message = 'home.ts(1): a\nhome.ts(2): b';
  expect(send).toHaveBeenCalledWith({ type: 'error', err: { message, stack: '' } });
  expect(error).toHaveBeenCalledWith(message);
  expect(warn).toHaveBeenCalledWith('home.ts(3): long');
});

test('many files saved at once are looked at once, and again when one is saved meanwhile; others are not', async () => {
  const waiting: ((findings: Findings) => void)[] = [];
  const find = vi.fn(() => new Promise<Findings>((done) => waiting.push(done)));
  const { send, save } = development(find);
  save('/site/src/pages/HomePage.tsx');
  for (const file of ['a', 'b', 'c']) save(`/site/src/content/${file}.ts`);
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  save('/site/src/content/d.ts');
  waiting.shift()?.({ errors: [], warnings: [] });
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  waiting.shift()?.({ errors: ['d.ts(1): d'], warnings: [] });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
