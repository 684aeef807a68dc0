/** The local newsletter provider as a server of its own, for the forwarder to forward to: `npm run provider`. */
import { createServer } from 'node:http';
import { answerWith } from '../deploy/forwarder/node.ts';
import { site } from '../src/content/site.ts';
import { localProvider } from './local-provider.ts';

const port = Number(process.env.PORT ?? 8788);
const file = process.env.NEWSLETTER_FILE ?? '.provider/subscriptions.jsonl';
const provide = localProvider({ file, publication: site.newsletter.publication, key: 'local' });

createServer((request, response) => void answerWith(provide, request, response)).listen(
  port,
  '127.0.0.1',
  () => {
    console.log(`The local newsletter provider is at http://127.0.0.1:${port}; subscriptions go to ${file}`);
  },
);
