import { expect } from 'storybook/test';

/** What a story said or asked for that a page must not, since the last look. */
const found: string[] = [];
const { console: output } = globalThis;

/** The browser's own note that it measures again with the next frame. It comes on a busy machine; pages are not told, tests are. */
const LATE = 'ResizeObserver loop completed with undelivered notifications';

let listening = false;

/** Starts to take down what goes to the console, what the browser refuses, and what other hosts are asked for. Once is enough. */
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
 * Fails where a story wrote to the console or asked another host for something; other than the messages that it says it writes,
 * in its parameter `messages`.
 */
export const expectQuiet = (messages: readonly string[] = []): Promise<void> =>
  expect(found, 'messages and requests').toEqual(messages);
