import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { withLimits } from '../room/limits.ts';
import { editable, editInPlace, tool } from './editInPlace.ts';
import { asContent, encode, textsIn, type Text } from './edits.ts';
import { addStyles } from './emulate.ts';
import classes from './EditWords.module.css';

/** What {@link EditWords} takes. */
interface EditWordsProps {
  /** Id and title of the story. */
  story: string;
  title: string;
  /** Its args as they are, and with what has been edited. */
  args: Record<string, unknown>;
  edited: Record<string, unknown>;
}

const setEdits = (edits: string): void =>
  void addons.getChannel().emit(UPDATE_GLOBALS, { globals: { edits } });

/** What has been edited so far: texts that read otherwise than the story's own. */
function changedTexts(args: unknown, edited: unknown): Record<string, string> {
  const before = new Map(textsIn(args).map(({ path, value }) => [path, value]));
  return Object.fromEntries(
    textsIn(edited).flatMap(({ path, value }) => (before.get(path) === value ? [] : [[path, value]])),
  );
}

/** Lets one edit a story's words where they stand; a bar says how long they may be, and copies them as content. */
export function EditWords({ story, title, args, edited }: EditWordsProps) {
  const [told, setTold] = useState<string>();
  const [copied, setCopied] = useState(false);
  const [places, setPlaces] = useState<Text[]>();

  useEffect(() => {
    let current = true;
    void withLimits(textsIn(edited), title).then((texts) => current && setPlaces(texts));
    return () => {
      current = false;
    };
  }, [edited, title]);

  useEffect(() => {
    if (!places) return;
    const handleDone = ({ path }: Text, value: string): void => {
      const { [path]: _, ...others } = changedTexts(args, edited);
      const own = textsIn(args).find((each) => each.path === path)?.value;
      setCopied(false);
      setEdits(encode({ story, texts: value === own ? others : { ...others, [path]: value } }));
    };
    const undo = [
      addStyles(editable),
      editInPlace(document.body, { texts: places, onWrite: setTold, onDone: handleDone }),
    ];
    return () => {
      for (const each of undo) each();
    };
  }, [args, edited, places, story]);

  const handleCopy = (): void =>
    void navigator.clipboard
      .writeText(asContent(edited))
      .then(() => setCopied(true))
      .catch(() => undefined);
  const none = textsIn(args).length === 0;
  const help = none
    ? 'This story has no words of its own to edit: try a section’s “On the site”.'
    : 'Press a text to edit it: Enter keeps it, Escape does not.';
  return createPortal(
    <aside aria-label="Edit words" className={classes.bar} {...{ [tool]: '' }}>
      <p role="status">{told ?? help}</p>
      {!none && (
        <button type="button" onClick={handleCopy}>
          {copied ? 'Copied' : 'Copy as content'}
        </button>
      )}
      {edited !== args && (
        <button type="button" onClick={() => setEdits('')}>
          Back to the words as they are
        </button>
      )}
    </aside>,
    document.body,
  );
}
