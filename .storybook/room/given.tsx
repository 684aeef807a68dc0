import { Children, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { NewsletterContext } from '../../src/pages/useNewsletter.ts';
import { importPage, type PageProps } from '../../src/shell/pages.ts';
import { fallbacks, routes } from '../../src/shell/routes.ts';
import { newsletter } from '../withShell.tsx';

type Props = Record<string, unknown>;
type Given = ReactElement<Props, string | ComponentType<Props>>;

const isElement = (node: ReactNode): node is Given => isValidElement(node);

/** What an element's component returns. It renders on no page, so that no effect of it runs. */
function inside({ type, props }: Given): ReactNode {
  let returned: ReactNode;
  function Caught() {
    const Component = type as (props: Props) => ReactNode;
    returned = Component(props);
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter>
      <NewsletterContext value={newsletter}>
        <Caught />
      </NewsletterContext>
    </MemoryRouter>,
  );
  return returned;
}

/** All elements of a component in what has been written down, in order. */
function find(node: ReactNode, component: unknown): Given[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isElement(child)) return [];
    const below = find(child.props.children as ReactNode, component);
    return child.type === component ? [child, ...below] : below;
  });
}

/** The page with a name, as each of the routes that show it does. */
export async function* pages(name: string): AsyncGenerator<ReactElement> {
  for (const route of [...routes, ...fallbacks].filter(({ page }) => page === name)) {
    const [{ default: Page }, content] = await importPage(route);
    yield <Page {...(content?.default as PageProps)} />;
  }
}

/**
 * What a section is given where it stands on the site.
 *
 * @param places The page, layout or dialog it stands in, or one after the other: the first that has it counts.
 * @param component The section.
 * @param turn Which of several there; from 0.
 */
export async function given<P>(
  places: ReactElement | AsyncIterable<ReactElement>,
  component: (props: P) => ReactNode,
  turn: number,
): Promise<P> {
  const all = isValidElement(places) ? [places] : places;
  for await (const place of all) {
    let node: ReactNode = place;
    // A layout may return another one, with what it is given.
    for (let depth = 0; depth < 3 && isElement(node) && typeof node.type === 'function'; depth += 1) {
      node = inside(node);
      const found = find(node, component)[turn];
      if (found) return found.props as P;
    }
  }
  throw new Error(`${component.name} is not where the map of the site says it is: run npm run generate.`);
}
