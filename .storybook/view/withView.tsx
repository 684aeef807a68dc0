import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { EditWords } from './EditWords.tsx';
import { withLimits } from '../room/limits.ts';
import { Compare } from './Compare.tsx';
import {
  asContent,
  ASK_CONTENT,
  ASK_TEXTS,
  CONTENT,
  decode,
  TEXTS,
  textsIn,
  withTexts,
  type Texts,
} from './edits.ts';
import { namePlaces } from './editInPlace.ts';
import { addStyles, emulate, forcedColors, outlines } from './emulate.ts';

const textSizes = { larger: '150%', double: '200%' };

/** Sets up the document as the toolbar says; answers how it is undone. */
function setUp({ text, motion, colors, direction, outline }: Record<string, unknown>): () => void {
  const root = document.documentElement;
  const undo: (() => void)[] = [];
  if (text === 'larger' || text === 'double') {
    root.style.fontSize = textSizes[text];
    undo.push(() => root.style.removeProperty('font-size'));
  }
  if (direction === 'rtl') {
    root.dir = 'rtl';
    undo.push(() => root.removeAttribute('dir'));
  }
  if (motion === 'reduced') undo.push(emulate('reducedMotion'));
  if (colors === 'forced') undo.push(emulate('forcedColors'), addStyles(forcedColors));
  if (outline === 'headings' || outline === 'both') undo.push(addStyles(outlines.headings));
  if (outline === 'landmarks' || outline === 'both') undo.push(addStyles(outlines.landmarks));
  return () => {
    for (const each of undo) each();
  };
}

type Parts = Parameters<Decorator>;

/** The story as the toolbar and the edited words have it. */
function View({
  story: Story,
  context: { id, title, globals, args, viewMode },
}: {
  story: Parts[0];
  context: Parts[1];
}) {
  const { text, motion, colors, direction, outline, compare, editing } = globals as Record<string, unknown>;
  const own = viewMode === 'story';
  useEffect(
    () => (own ? setUp({ text, motion, colors, direction, outline }) : undefined),
    [own, text, motion, colors, direction, outline],
  );

  const edits = decode(globals.edits);
  const edited = edits?.story === id ? withTexts(args, edits.texts) : args;
  useEffect(() => {
    if (!own) return;
    const channel = addons.getChannel();
    const sendTexts = async (): Promise<void> => {
      channel.emit(TEXTS, { story: id, texts: await withLimits(textsIn(args), title) } satisfies Texts);
    };
    const handleContent = (): void => void channel.emit(CONTENT, asContent(edited));
    const handleTexts = (): void => void sendTexts();
    handleTexts();
    channel.on(ASK_TEXTS, handleTexts);
    channel.on(ASK_CONTENT, handleContent);
    return () => {
      channel.off(ASK_TEXTS, handleTexts);
      channel.off(ASK_CONTENT, handleContent);
    };
  }, [own, id, title, args, edited]);

  useEffect(() => {
    if (!own || outline !== 'parts') return;
    const undo = [addStyles(outlines.parts), namePlaces(document.body, textsIn(edited))];
    return () => {
      for (const each of undo) each();
    };
  }, [own, outline, edited]);

  if (own && (compare === 'schemes' || compare === 'themes'))
    return <Compare story={id} globals={globals} themes={compare === 'themes'} />;
  const story = edited === args ? <Story /> : <Story args={edited} />;
  return (
    <>
      {story}
      {own && editing === 'on' && <EditWords story={id} title={title} args={args} edited={edited} />}
    </>
  );
}

/** Puts a story into {@link View}. */
export const withView: Decorator = (Story, context) => <View story={Story} context={context} />;
