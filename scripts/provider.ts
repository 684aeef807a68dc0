/** Runs the local newsletter provider as a separate server, to test a forwarder: `npx tsx scripts/provider.ts`. */
import { createServer } from 'node:http';
import { listen } from '../deploy/forwarder/listen.ts';
import { respondWith } from '../deploy/forwarder/node.ts';
import { localProvider, subscriptionsFile } from './local-provider.ts';
import { readOptions } from './options.ts';

readOptions({
  name: 'npx tsx scripts/provider.ts',
  about: 'A stub for the newsletter provider: validates subscriptions, and writes accepted ones to a file.',
  variables: {
    PORT: 'the port, 8788 without it',
    NEWSLETTER_FILE: 'the file, .provider/subscriptions.jsonl without it',
  },
});

const file = subscriptionsFile();
const provide = localProvider(file);
const server = createServer((request, response) => void respondWith(provide, request, response));
const port = await listen(server, 8788, '127.0.0.1');
console.log(`The local newsletter provider is at http://127.0.0.1:${port}; subscriptions go to ${file}`);
