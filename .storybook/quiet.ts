import { expect } from 'storybook/test';

/** Console output and external requests of a story since the last check, which a page must not have. */
const found: string[] = [];
const { console: output } = globalThis;

/**
 * The browser's notice that it measures again in the next frame. It appears on busy machines, in tests but not to
 * pages.
 */
const LATE = 'ResizeObserver loop completed with undelivered notifications';

let listening = false;

/** Starts recording console output, what the browser blocks, and requests to other hosts. Calling it once is enough. */
export function listen(): void {
  found.length = 0;
  if (listening) return;
  listening = true;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write: (...words: unknown[]) => void = output[method].bind(output);
    output[method] = (...words: unknown[]) => {
      const text = words.map(String).join(' ');
      if (!text.includes(LATE)) found.push(`console.${method}: ${text}`);
      write(...words);
    };
  }
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    found.push(`${effectiveDirective} refused ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (name.startsWith('http') && new URL(name).origin !== location.origin)
        found.push(`another host: ${name}`);
  }).observe({ type: 'resource' });
}

/**
 * Fails if a story wrote to the console or requested something from another host, except for the messages that it
 * declares in its parameter `messages`.
 */
export const expectQuiet = (messages: readonly string[] = []): Promise<void> =>
  expect(found, 'messages and requests').toEqual(messages);
