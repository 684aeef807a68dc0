/** The content of a section as a list of its parts, nested ones after what they are part of: what Storybook shows of its schema. */
import type { Definition } from 'ts-json-schema-generator';

/** A part of a section's content. */
export interface Field {
  /** Its place: `items[].title`. */
  path: string;
  /** Its type: its name, or the choices it has. */
  type: string;
  optional: boolean;
  /** What it means. */
  about: string;
  /** For how many characters its place is drawn. */
  limit?: number;
}

/** The parts of each section's content, by the section's folder below src/sections. */
export type Shapes = Record<string, Field[]>;

/** What every section takes; Storybook says it once. */
const everySection = ['id', 'band', 'level'];

const definitions = '#/definitions/';

/** A part of a schema. */
type Part = Definition | boolean;

/** One of a schema's parts; those that only say yes or no have none. */
const asDefinition = (schema: Part | Part[] | undefined): Definition =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : {};

/** The name of a type, or what it is made of. */
function typeOf({ $ref, type, items, enum: choices, anyOf }: Definition): string {
  if ($ref) return $ref.replace(definitions, '');
  if (choices) return choices.map((choice) => JSON.stringify(choice).replaceAll('"', "'")).join(' | ');
  if (anyOf) return anyOf.map((each) => typeOf(asDefinition(each))).join(' | ');
  return type === 'array' ? `${typeOf(asDefinition(items))}[]` : String(type);
}

/** The parts of a section's content, as its schema says. */
export function shapeOf(root: Definition): Field[] {
  const whole = (schema: Definition): Definition =>
    schema.$ref ? asDefinition(root.definitions?.[schema.$ref.replace(definitions, '')]) : schema;

  const fieldsOf = (schema: Definition, at: string): Field[] => {
    // A choice of shapes has the parts of all; what one of them lacks is optional.
    const shapes = (schema.anyOf ?? [schema]).map((each) => whole(asDefinition(each)));
    const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)));
    return [...names].flatMap((name) => {
      const given = shapes
        .map(({ properties }) => asDefinition(properties?.[name]))
        .find((each) => Object.keys(each).length > 0 && !each.not);
      if (!given || (at === '' && everySection.includes(name))) return [];
      const { type, items, maxLength } = whole(given);
      const inner = type === 'array' ? asDefinition(items) : given;
      const path = `${at}${name}${type === 'array' ? '[]' : ''}`;
      const limit = maxLength ?? inner.maxLength;
      return [
        {
          path,
          type: typeOf(given),
          optional: shapes.some(({ required = [] }) => !required.includes(name)),
          about: given.description ?? '',
          ...(limit === undefined ? {} : { limit }),
        },
        ...fieldsOf(whole(inner), `${path}.`),
      ];
    });
  };
  return fieldsOf(root, '');
}
