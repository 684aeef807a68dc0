/**
 * Lists the keys of each section's content, from the content's schema. Storybook's documentation pages and Words panel
 * show them, and so does the package's llms.txt.
 */
import type { Definition } from 'ts-json-schema-generator';
import { contentSchemas } from '../schemas.ts';

/** A part of a section's content. */
export interface Field {
  /** Its path: `items[].title`. */
  path: string;
  /** The name of its type, or the values to choose from. */
  type: string;
  optional: boolean;
  /** Its description. */
  about: string;
  /** Its maximum length in characters. For a list of texts, the maximum length of each. */
  limit?: number;
}

/** The parts of each section's content, keyed by the section's folder below src/sections. */
export type Shapes = Record<string, Field[]>;

/** Optional keys that the content of every section can have. Storybook documents them once. */
const everySection = ['id', 'band', 'level'];

const definitions = '#/definitions/';

/** A schema within a schema. */
type Part = Definition | boolean;

/** The schema if it is an object. Otherwise an empty object, because a boolean or a list of schemas has no keys. */
const asDefinition = (schema: Part | Part[] | undefined): Definition =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : {};

/** The name of a schema's type, or the values or types to choose from. */
function typeOf({ $ref, type, items, enum: choices, anyOf }: Definition): string {
  if ($ref) return $ref.replace(definitions, '');
  if (choices) return choices.map((choice) => JSON.stringify(choice).replaceAll('"', "'")).join(' | ');
  if (anyOf) return anyOf.map((each) => typeOf(asDefinition(each))).join(' | ');
  return type === 'array' ? `${typeOf(asDefinition(items))}[]` : String(type);
}

/** The parts of a section's content, from its schema. */
export function shapeOf(root: Definition): Field[] {
  const whole = (schema: Definition): Definition =>
    schema.$ref ? asDefinition(root.definitions?.[schema.$ref.replace(definitions, '')]) : schema;

  const fieldsOf = (schema: Definition, at: string): Field[] => {
    // A union has the parts of all its members. A part that any member lacks is optional.
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

/** Reads the shapes of all sections. */
export const readShapes = (): Shapes =>
  Object.fromEntries(Object.entries(contentSchemas()).map(([section, schema]) => [section, shapeOf(schema)]));
