/**
 * A stub for the newsletter provider's API, for development and tests. It validates requests as strictly as the real
 * API, and writes the subscriptions that it accepts to a file.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readSubscription } from '../deploy/forwarder/subscription.ts';
import { site } from '../src/content/site.ts';

/** The API key that the local provider accepts. */
export const localKey = 'local';

/** Where accepted subscriptions go: a JSON Lines file. Its folder is created if needed. */
export const subscriptionsFile = (): string => process.env.NEWSLETTER_FILE ?? '.provider/subscriptions.jsonl';

const resource = `/v2/publications/${encodeURIComponent(site.newsletter.publication)}/subscriptions`;

const refuse = (status: number, message: string): Response =>
  Response.json({ status, errors: [{ message }] }, { status });

/** Returns a handler for requests to the provider's API. It adds the subscriptions that it accepts to `file`. */
export function localProvider(file: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, headers, url } = request;
    if (new URL(url).pathname !== resource) return refuse(404, 'There is no such publication or resource');
    if (method !== 'POST') return refuse(405, 'Only POST is allowed');
    if (headers.get('Authorization') !== `Bearer ${localKey}`) return refuse(401, 'The key is wrong');
    const read = readSubscription(await request.json());
    if ('problems' in read) return refuse(400, JSON.stringify(read.problems));
    const { subscription } = read;
    const id = `sub_${randomUUID()}`;
    const line = JSON.stringify({ received: new Date().toISOString(), id, ...subscription });
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await appendFile(file, `${line}\n`);
    } catch (error) {
      console.error('The local newsletter provider could not write a subscription:', error);
      return refuse(500, 'The subscription could not be saved');
    }
    return Response.json({ data: { id, email: subscription.email, status: 'validating' } }, { status: 201 });
  };
}
