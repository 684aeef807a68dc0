import type { Shapes } from '../../scripts/room/shapes.ts';
import { site } from '../generated/site.ts';
import type { Text } from '../view/edits.ts';

const files = import.meta.glob<{ shapes: Shapes }>('../generated/shapes.ts');

/** The shapes of all sections' content, where they have been worked out (`npm run storybook` and its build do so). */
export async function loadShapes(): Promise<Shapes> {
  const [load] = Object.values(files);
  return load ? (await load()).shapes : {};
}

/** Texts of a section's story, each with how many characters its place is drawn for where the section says so. */
export async function withLimits(texts: Text[], title: string): Promise<Text[]> {
  const section = site.sections.find((each) => each.title === title);
  const fields = section ? ((await loadShapes())[section.id] ?? []) : [];
  const limits = new Map(fields.map(({ path, limit }) => [path, limit]));
  return texts.map((text) => {
    const limit = limits.get(text.path.replaceAll(/\.\d+(?=\.|$)/g, '[]'));
    return limit === undefined ? text : { ...text, limit };
  });
}
