import { site } from './site.ts';
import type { Shapes } from '../../scripts/room/shapes.ts';

const files = import.meta.glob<{ shapes: Shapes }>('../generated/shapes.ts');

/** The shapes of all sections' content, where they have been worked out (`npm run storybook` and its build do so). */
export async function loadShapes(): Promise<Shapes> {
  const [load] = Object.values(files);
  return load ? (await load()).shapes : {};
}

/** For how many characters the texts of a section are drawn, by their place: `partners[].name`. */
export async function limitsOf(title: string): Promise<Map<string, number>> {
  const section = site.sections.find((each) => each.title === title);
  if (!section) return new Map();
  const { [section.id]: fields = [] } = await loadShapes();
  return new Map(fields.flatMap(({ path, limit }) => (limit === undefined ? [] : [[path, limit] as const])));
}
