import { version } from 'react';

/** Throws, in one sentence, where the application has an older React than these components are written for. */
export function needReact19(): void {
  if (Number.parseInt(version) < 19)
    throw new Error(`These components need React 19 or newer; this application has React ${version}.`);
}
