/** Declares only what this file reads. Bundlers replace `process.env.NODE_ENV` with its value. */
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Warns in the console, in development, once per message.
 *
 * @param message What is deprecated and what to use instead.
 */
export function deprecated(message: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
