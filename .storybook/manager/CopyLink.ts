/** Written without JSX, because Storybook's manager and Vite compile JSX differently. */
import { createElement as h, Fragment, useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useStorybookState } from 'storybook/manager-api';
import { issueForm } from '../settings.ts';
import { changedTexts, encode } from '../view/words.ts';

/** The URL of exactly this view, including `words`, the encoded changes made in the Words panel. */
function linkTo(words: string): string {
  const url = new URL(window.location.href);
  const globals = (url.searchParams.get('globals') ?? '').split(';');
  const kept = globals.filter((each) => each && !each.startsWith('words:'));
  if (words) kept.push(`words:${words}`);
  if (kept.length > 0) url.searchParams.set('globals', kept.join(';'));
  else url.searchParams.delete('globals');
  return url.href;
}

/**
 * A button that copies a link to exactly this view. If the repository's issue form is set, another button opens the
 * form with the link.
 */
export function CopyLink() {
  const { storyId } = useStorybookState();
  const [args, , , initialArgs] = useArgs();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const link = () => linkTo(encode(storyId, changedTexts(args, initialArgs)));
  const handleCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link());
    setCopied(true);
  };
  const handleReport = (): void => {
    const query = new URLSearchParams({ title: document.title, body: link() });
    window.open(`${issueForm ?? ''}?${query.toString()}`, '_blank', 'noopener');
  };
  const button = (label: string, onClick: () => void) =>
    h(Button, { variant: 'ghost', size: 'small', ariaLabel: false, onClick }, label);
  return h(
    Fragment,
    null,
    button(copied ? 'Link copied' : 'Copy link to this view', () => void handleCopy()),
    issueForm && button('Report', handleReport),
  );
}
