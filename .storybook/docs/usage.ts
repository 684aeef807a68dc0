import { isValidElement } from 'react';

/** A component as React knows it: a function, or an object that wraps one. */
interface Named {
  displayName?: string;
  name?: string;
  /** What Storybook has read in the component's file; its name there is not the minified one. */
  __docgenInfo?: { displayName?: string };
  render?: unknown;
  type?: unknown;
}

/** The name of a component in code. */
export function componentName(component: unknown): string {
  if (typeof component === 'string') return component;
  if (typeof component === 'symbol') return '';
  const { __docgenInfo: read, displayName, name } = component as Named;
  // The icons' library names its components without the word that its exports begin with.
  if (typeof component === 'object' && displayName) return `Icon${displayName}`;
  return read?.displayName ?? displayName ?? (name || 'Component');
}

const isComponent = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)) ||
  (typeof value === 'function' && '__docgenInfo' in value);

const plainKey = /^[A-Za-z_$][\w$]*$/;

const indent = (lines: string): string => lines.replaceAll('\n', '\n  ');

/** Items between brackets: in one line where they are short, else each in its own. */
function enclosed(open: string, items: string[], close: string, space = ''): string {
  if (items.length === 0) return open + close;
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (line.length <= 80 && !line.includes('\n')) return line;
  return `${open}\n  ${items.map(indent).join(',\n  ')},\n${close}`;
}

/** A value as code. Functions stand by the name they have to be given: `name`. */
function valueCode(value: unknown, name: string): string {
  if (isValidElement(value)) return elementCode(value.type, value.props as Record<string, unknown>);
  if (isComponent(value)) return componentName(value);
  if (typeof value === 'function') return name;
  if (Array.isArray(value))
    return enclosed(
      '[',
      value.map((each) => valueCode(each, name)),
      ']',
    );
  if (typeof value === 'object' && value !== null)
    return enclosed(
      '{',
      Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${plainKey.test(key) ? key : JSON.stringify(key)}: ${valueCode(each, key)}`),
      '}',
      ' ',
    );
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** What stands between an element's tags, as code. */
function childCode(child: unknown): string {
  if (typeof child === 'string' && !/[{}<>]/.test(child) && child === child.trim()) return child;
  return isValidElement(child) ? valueCode(child, 'children') : `{${valueCode(child, 'children')}}`;
}

function attributeCode(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n\\]/.test(value)) return `${name}="${value}"`;
  return `${name}={${valueCode(value, name)}}`;
}

/** An element as code: real names, every property, nothing cut short. */
function elementCode(type: unknown, { children, ...props }: Record<string, unknown>): string {
  const tag = componentName(type);
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attributeCode(name, value));
  const inside = [children]
    .flat()
    .filter((child) => child !== undefined && child !== null && child !== false);
  const line = [tag, ...attributes].join(' ');
  const opening =
    line.length <= 80 && !line.includes('\n')
      ? `<${line}`
      : `<${tag}\n  ${attributes.map(indent).join('\n  ')}\n`;
  const space = opening.endsWith('\n') ? '' : ' ';
  if (inside.length === 0) return `${opening}${space}/>`;
  return `${opening}>\n  ${inside.map((child) => indent(childCode(child))).join('\n  ')}\n</${tag}>`;
}

/** How a component is used with these properties, as the code that one copies. */
export const usage = (component: unknown, args: Record<string, unknown>): string =>
  elementCode(component, args);
