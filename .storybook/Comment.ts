/** The manager's toolbar: a comment on exactly what is shown. Written without JSX, which the manager's bundler reads otherwise. */
import { createElement, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { chromaticAddress, commentAddress, commentUrl } from './room/comments.ts';
import { decode, encode, textsIn, type Edits } from './view/edits.ts';

interface StoryData {
  id: string;
  title: string;
  name: string;
  args?: Record<string, unknown>;
  initialArgs?: Record<string, unknown>;
}

/** Words changed in the controls, which the address does not carry, beside those of the words panel. */
function allEdits({ id, args, initialArgs }: StoryData, known: Edits | undefined): Edits {
  const before = new Map(textsIn(initialArgs).map(({ path, value }) => [path, value]));
  const changed = textsIn(args).filter(({ path, value }) => before.has(path) && before.get(path) !== value);
  return {
    story: id,
    texts: {
      ...Object.fromEntries(changed.map(({ path, value }) => [path, value])),
      ...(known?.story === id ? known.texts : {}),
    },
  };
}

/** The address of exactly this view. */
function linkTo(edits: Edits): string {
  const url = new URL(window.location.href);
  const globals = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((each) => each && !each.startsWith('edits:'));
  const encoded = encode(edits);
  if (encoded) globals.push(`edits:${encoded}`);
  if (globals.length > 0) url.searchParams.set('globals', globals.join(';'));
  return url.href;
}

/** Copies a link to exactly this view, and starts a comment with it. */
export function Comment() {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const [copied, setCopied] = useState(false);
  const data = api.getCurrentStoryData() as unknown as StoryData | undefined;
  if (!data?.title) return null;
  const handleClick = async (): Promise<void> => {
    const link = linkTo(allEdits(data, decode(globals.edits)));
    const chromatic = chromaticAddress ? `\nOn Chromatic: ${chromaticAddress}` : '';
    const text = `\n\nWhat I was looking at: ${link}${chromatic}\nWindow: ${window.innerWidth} × ${window.innerHeight}`;
    await navigator.clipboard.writeText(link).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
    window.open(commentUrl(commentAddress, `${data.title}, ${data.name}`, text), '_blank', 'noopener');
  };
  return createElement(
    Button,
    {
      key: 'comment',
      variant: 'solid',
      size: 'small',
      ariaLabel: 'Comment: copies a link to exactly this view and starts a message',
      onClick: () => void handleClick(),
    },
    copied ? 'Link copied' : 'Comment',
  );
}
