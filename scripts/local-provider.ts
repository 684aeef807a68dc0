/**
 * A stand-in for the newsletter provider's API, for development and for tests: it checks requests as strictly as the
 * real one and writes the subscriptions it accepts to a file.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readSubscription, type Subscription } from '../deploy/forwarder/subscription.ts';

/** What the local provider needs to know. */
export interface LocalProviderOptions {
  /** JSON Lines file that accepted subscriptions are appended to; its folder is made when needed. */
  file: string;
  /** The one publication that exists. */
  publication: string;
  /** The key that opens it. */
  key: string;
}

/** Answers the provider's API: takes what a forwarder sends, and answers as the provider would. */
export function localProvider({
  file,
  publication,
  key,
}: LocalProviderOptions): (request: Request) => Promise<Response> {
  async function record(subscription: Subscription): Promise<string> {
    const id = `sub_${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await appendFile(
      file,
      `${JSON.stringify({ received: new Date().toISOString(), id, ...subscription })}\n`,
    );
    return id;
  }

  const refuse = (status: number, message: string): Response =>
    Response.json({ status, errors: [{ message }] }, { status });

  return async (request) => {
    if (new URL(request.url).pathname !== `/v2/publications/${encodeURIComponent(publication)}/subscriptions`)
      return refuse(404, 'There is no such publication or resource');
    if (request.method !== 'POST') return refuse(405, 'Only POST is allowed');
    if (request.headers.get('Authorization') !== `Bearer ${key}`) return refuse(401, 'The key is wrong');
    if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
      return refuse(415, 'Content-Type must be application/json');
    const subscription = readSubscription((await request.json()) as Record<string, unknown>);
    if (Array.isArray(subscription))
      return refuse(400, subscription.map(({ message }) => message).join(', '));
    try {
      const id = await record(subscription);
      return Response.json(
        { data: { id, email: subscription.email, status: 'validating' } },
        { status: 201 },
      );
    } catch (error) {
      console.error('The local newsletter provider could not write a subscription:', error);
      return refuse(500, 'The subscription could not be saved');
    }
  };
}
