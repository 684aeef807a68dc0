/** The manager's panel of words: every text of a story to try others in its place. Without JSX, as Comment.ts. */
import { createElement as h, useEffect, useId, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import {
  ASK_CONTENT,
  ASK_TEXTS,
  CONTENT,
  decode,
  encode,
  TEXTS,
  type Text,
  type Texts,
} from './view/edits.ts';

const Panel = styled.div({ padding: 16, maxWidth: 720 });
const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });
const Row = styled.div({ marginBottom: 14 });
const Head = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 4,
  color: theme.textMutedColor as string,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
}));
const Count = styled.span<{ over: boolean }>(({ theme, over }) => ({
  color: (over ? theme.color.negativeText : theme.textMutedColor) as string,
  fontWeight: over ? 700 : 400,
  whiteSpace: 'nowrap',
}));
const Area = styled.textarea(({ theme }) => ({
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  padding: '8px 10px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  lineHeight: 1.5,
  resize: 'vertical',
}));

function Line({ text, value, onChange }: { text: Text; value: string; onChange: (value: string) => void }) {
  const id = useId();
  const { path, limit } = text;
  const over = limit !== undefined && value.length > limit;
  const told = limit === undefined ? `${value.length} characters` : `${value.length} of ${limit}`;
  return h(
    Row,
    null,
    h(
      Head,
      null,
      h('label', { htmlFor: id }, path.replaceAll('.', ' › ')),
      h(Count, { over, id: `${id}-count` }, over ? `${told}: too long for its place` : told),
    ),
    h(Area, {
      id,
      value,
      rows: Math.min(6, Math.ceil(Math.max(value.length, 1) / 80)),
      'aria-describedby': `${id}-count`,
      onChange: (event: { currentTarget: HTMLTextAreaElement }) => onChange(event.currentTarget.value),
    }),
  );
}

/** Every text of the story that is shown, to be changed; the address carries what is. */
export function Words() {
  const { storyId } = useStorybookState();
  const [globals, updateGlobals] = useGlobals();
  const [told, setTold] = useState<Texts>();
  const [copied, setCopied] = useState(false);
  const emit = useChannel({
    [TEXTS]: (texts: Texts) => setTold(texts),
    [CONTENT]: (content: string) => {
      void navigator.clipboard
        .writeText(content)
        .then(() => setCopied(true))
        .catch(() => undefined);
    },
  });
  useEffect(() => emit(ASK_TEXTS), [emit, storyId]);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  const known = decode(globals.edits);
  const edited = known?.story === storyId ? known.texts : {};
  if (told?.story !== storyId || told.texts.length === 0)
    return h(
      Panel,
      null,
      'This story has no words of its own to change. A section’s stories do: try “On the site”.',
    );

  const change = ({ path, value }: Text, next: string): void => {
    const { [path]: _, ...others } = edited;
    updateGlobals({
      edits: encode({ story: storyId, texts: next === value ? others : { ...others, [path]: next } }),
    });
  };
  return h(
    Panel,
    null,
    h(
      Bar,
      null,
      h(
        Button,
        { size: 'small', ariaLabel: false, onClick: () => emit(ASK_CONTENT) },
        copied ? 'Copied' : 'Copy as content',
      ),
      h(
        Button,
        {
          size: 'small',
          variant: 'ghost',
          ariaLabel: false,
          disabled: Object.keys(edited).length === 0,
          onClick: () => updateGlobals({ edits: '' }),
        },
        'Back to the words as they are',
      ),
    ),
    told.texts.map((text) =>
      h(Line, {
        key: text.path,
        text,
        value: edited[text.path] ?? text.value,
        onChange: (next: string) => change(text, next),
      }),
    ),
  );
}
