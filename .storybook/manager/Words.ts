/** Written without JSX, because Storybook's manager and Vite compile JSX differently. */
import { createElement as h, useEffect, useId, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Shapes } from '../../scripts/room/shapes.ts';
import { site } from '../generated/site.ts';
import { changedTexts, encode, textsIn } from '../view/words.ts';

const Panel = styled.div({ padding: 16, maxWidth: 720 });
const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });
const Row = styled.div({ marginBottom: 14 });
const Head = styled.div(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 4,
  color: theme.textMutedColor as string,
  fontSize: 13,
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

/** A readable name for a path in the content: `items.0.title` becomes "Items 1: title". */
function labelOf(path: string): string {
  const words = path
    .replaceAll(/\.(\d+)/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll('.', ': ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface FieldProps {
  path: string;
  text: string;
  limit: number | undefined;
  onChange: (text: string) => void;
}

/**
 * A field for one string of the story, with its character count. The field shows each keystroke at once; the story
 * updates a moment later.
 */
function Field({ path, text, limit, onChange }: FieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const value = draft ?? text;
  const over = limit !== undefined && value.length > limit;
  const told = limit === undefined ? `${value.length} characters` : `${value.length} of ${limit}`;
  return h(
    Row,
    null,
    h(
      Head,
      null,
      h('label', { htmlFor: id }, labelOf(path)),
      h(Count, { over, id: `${id}-count` }, over ? `${told}: too long for its space` : told),
    ),
    h(Area, {
      id,
      value,
      rows: Math.min(6, Math.ceil(Math.max(value.length, 1) / 80)),
      'aria-describedby': `${id}-count`,
      onBlur: () => setDraft(undefined),
      onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
        setDraft(currentTarget.value);
        onChange(currentTarget.value);
      },
    }),
  );
}

/** The length limits of a section's strings, keyed by their path in the content, such as `items[].title`. */
function useLimits(title: string | undefined): Map<string, number | undefined> {
  const [shapes, setShapes] = useState<Shapes>({});
  useEffect(() => {
    const load = async (): Promise<void> => {
      const response = await fetch('./room/shapes.json');
      setShapes((await response.json()) as Shapes);
    };
    void load();
  }, []);
  const section = site.sections.find((each) => each.title === title);
  return new Map((section && shapes[section.id])?.map(({ path, limit }) => [path, limit]));
}

/**
 * The Words panel: a field for each string of the current story. The strings are the story's args, which the Controls
 * panel shows as well.
 */
export function Words() {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const [args, , resetArgs, initialArgs] = useArgs();
  const [, updateGlobals] = useGlobals();
  // Undefined until the first story has loaded, although its type doesn't say so.
  const story = api.getCurrentStoryData() as { title: string } | undefined;
  const limits = useLimits(story?.title);
  const texts = textsIn(args);
  if (texts.length === 0) return h(Panel, null, 'This story has no text that you can change here.');

  const changed = changedTexts(args, initialArgs);
  const change = (path: string, text: string): void =>
    // The URL contains the changed strings, and the preview puts them into the args.
    updateGlobals({ words: encode(storyId, { ...changed, [path]: text }) });
  const handleReset = (): void => {
    updateGlobals({ words: '' });
    resetArgs();
  };
  const handleCopy = (): void => {
    const lines = Object.entries(changed).map(([path, text]) => `${labelOf(path)}: ${text}`);
    void navigator.clipboard.writeText(lines.join('\n'));
  };
  const button = (label: string, onClick: () => void) =>
    h(
      Button,
      { size: 'small', ariaLabel: false, disabled: Object.keys(changed).length === 0, onClick },
      label,
    );
  return h(
    Panel,
    null,
    h(Bar, null, button('Copy changed words', handleCopy), button('Undo all changes', handleReset)),
    texts.map(([path, text]) =>
      h(Field, {
        key: `${storyId} ${path}`,
        path,
        text,
        limit: limits.get(path.replaceAll(/\.\d+(?=\.|$)/g, '[]')),
        onChange: (next: string) => change(path, next),
      }),
    ),
  );
}
