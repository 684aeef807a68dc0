import { createElement, createRef, type ComponentType, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/content/messages.ts';
import { MessagesProvider } from '../../src/design/text/Messages/Messages.tsx';

type Props = Record<string, unknown>;

/** What the stories of a component begin with. */
interface Stories {
  default: { title: string; component?: ComponentType<Props>; args?: Props };
  Default?: { args?: Props };
}

const stories = import.meta.glob<Stories>('../../src/{sections,design}/*/*/*.stories.tsx', { eager: true });

/** They open over the page, as a layer of the browser: nothing of them is rendered on the server. */
const layers = ['BookingDialog', 'SponsorDialog', 'Dialog', 'Toast'];

/** They have no element of their own, or their stories show a page that uses them. */
const rootless = [
  ...['Carousel', 'Dialogs', 'ExternalScript', 'InlineScript', 'Late'],
  ...['Messages', 'Meta', 'Newsletter', 'Tooltip'],
];

/** The rest of their props reaches the control inside, which is what they are about. */
const aboutControl = ['Field'];

const components = Object.entries(stories).flatMap(([file, { default: meta, Default }]) => {
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? '';
  if ([...layers, ...rootless].includes(name) || !meta.component) return [];
  const source = file.replace('../../', '').replace('.stories', '');
  return [{ name, source, component: meta.component, props: { ...meta.args, ...Default?.args } }];
});

/** The HTML of a component, without what React puts before it for the document's head, and without scripts. */
const render = (content: ReactNode): string =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <MessagesProvider messages={messages}>
        <MemoryRouter>{content}</MemoryRouter>
      </MessagesProvider>
    </MantineProvider>,
  )
    .replace(/^(<link [^>]*>)+/, '')
    .replaceAll(/<script.*?<\/script>/gs, '');

/** The ids that content states, at any depth: to choose them is content's business. */
const statedIds = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'id' && typeof inner === 'string' ? [inner] : statedIds(inner),
      )
    : [];

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Names of the optional props that a component states itself, beside those of its root element. */
function optionalProps(source: string, name: string): string[] {
  const file = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest, true);
  return file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((statement) => statement.name.text === `${name}Props`)
    .flatMap(({ members }) => members.filter(({ questionToken }) => questionToken))
    .map((member) => member.name?.getText(file) ?? '');
}

describe.each(components)('$name', ({ name, source, component, props }) => {
  test('is rendered on the server', () => {
    expect(render(createElement(component, props))).not.toBe('');
  });

  test('passes on what it does not know to its root, with the class name', () => {
    const [, root = ''] =
      /^(<[^>]+>)/.exec(
        render(createElement(component, { ...props, className: 'own', 'data-own': 'yes' })),
      ) ?? [];
    expect(root).toMatch(/class="([^"]* )?own"/);
    if (!aboutControl.includes(name)) expect(root).toContain('data-own="yes"');
  });

  test('takes a ref', () => {
    expect(() => render(createElement(component, { ...props, ref: createRef() }))).not.toThrow();
  });

  test('stands twice on a page without an id in common', () => {
    const twice = (
      <>
        {createElement(component, props)}
        {createElement(component, props)}
      </>
    );
    const stated = statedIds(props);
    const ids = all(render(twice), /\sid="([^"]+)"/g).filter(
      (id) => !stated.some((own) => id === own || id.startsWith(`${own}-`)),
    );
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('leaves no heading level out', () => {
    const levels = all(render(createElement(component, props)), /<h([1-6])/g).map(Number);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  });

  test('is whole without its optional props, each and all', () => {
    const optional = optionalProps(source, name);
    const without = (names: string[]): Props =>
      Object.fromEntries(Object.entries(props).filter(([key]) => !names.includes(key)));
    for (const one of optional) {
      const html = render(createElement(component, without([one])));
      expect(html, one).not.toBe('');
      expect(html, one).not.toMatch(/undefined|\[object|NaN/);
    }
    // Without any of them some have nothing left to show.
    expect(render(createElement(component, without(optional)))).not.toMatch(/undefined|\[object|NaN/);
  });
});
