import { version } from 'react';

/** Throws an error with a clear message if the application's React is older than 19, which these components need. */
export function needReact19(): void {
  if (Number.parseInt(version) < 19)
    throw new Error(`These components need React 19 or newer; this application has React ${version}.`);
}
