import { expect } from 'storybook/test';

/**
 * The current story's console messages, violations of the Content-Security-Policy, and requests to other hosts. Most
 * stories have none.
 */
const found: string[] = [];
const { console: output } = globalThis;

/**
 * A console message that isn't an error. It says that the browser will call a ResizeObserver again in the next frame.
 * It can appear on a busy machine.
 */
const LATE = 'ResizeObserver loop completed with undelivered notifications';

let listening = false;

/**
 * Starts a new record of console output, violations of the Content-Security-Policy, and requests to other hosts. Called
 * before each story.
 */
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
 * Fails if what {@link listen} recorded for a story differs from the story's parameter `messages`, which lists the
 * expected console messages, violations and requests, in order. By default, none are expected.
 */
export const expectQuiet = (messages: readonly string[] = []): Promise<void> =>
  expect(found, 'messages and requests').toEqual(messages);
