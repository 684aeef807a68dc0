import { version } from 'react';

if (Number.parseInt(version) < 19)
  throw new Error(`These components need React 19 or newer; this application has React ${version}.`);
