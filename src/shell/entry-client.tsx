import { start } from './client.tsx';

// No more than this: what it imports has then run in a task of its own, and most of that is React.
await start();
