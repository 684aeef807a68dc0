// Before all that brings a stylesheet of its own: it says in which order the layers stand.
import './styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider, type DesignProviderProps } from '../src/design/theme/DesignProvider.tsx';
import { routing } from '../src/shell/routing.tsx';
import { mark } from '../src/themes/mark.tsx';
import { keepAnchors } from './anchors.ts';
import { docs } from './docs.tsx';
import { LongerWords } from './LongerWords.tsx';
import { loadStandIns } from './standIns.ts';
import { askedTheme } from './view/Compare.tsx';
import { globalTypes, initialGlobals } from './view/globals.ts';
import { modes, viewport, viewports, type Scheme } from './view/screens.ts';
import { withView } from './view/withView.tsx';

interface SiteProps extends Pick<DesignProviderProps, 'toasts'> {
  scheme: Scheme;
  /** `site`, or the name of a theme beside the site's own. */
  theme: string;
  route: string;
  children: ReactNode;
}

/** What every story stands in: the provider and a router. */
function Site({ scheme, theme: siteTheme, route, toasts, children }: SiteProps) {
  return (
    <MemoryRouter initialEntries={[route]}>
      <DesignProvider
        theme={siteTheme === 'site' ? undefined : siteTheme}
        mark={mark}
        routing={routing}
        forceColorScheme={scheme}
        toasts={toasts}
      >
        {children}
      </DesignProvider>
    </MemoryRouter>
  );
}

/** The scheme and theme chosen in the toolbar, and what a story's parameters say: `route`, a path, and `toasts`. */
const withSite: Decorator = (Story, { globals, parameters }) => (
  <Site
    scheme={globals.scheme as Scheme}
    theme={askedTheme() ?? (globals.theme as string)}
    route={(parameters.route as string | undefined) ?? '/'}
    toasts={parameters.toasts as DesignProviderProps['toasts']}
  >
    <Story />
  </Site>
);

/** The story as it is, or in longer words; chosen in the toolbar, or by a story's `globals`. */
const withWords: Decorator = (Story, { globals, viewMode }) =>
  globals.words === 'longer' ? (
    <LongerWords key="longer" whole={viewMode === 'story'}>
      <Story />
    </LongerWords>
  ) : (
    // Another element than above: with the words, React's own text nodes go.
    <Fragment key="plain">
      <Story />
    </Fragment>
  );

const testing = import.meta.env.MODE === 'test';

/** The width, in px, of the window that tests show stories in which name none: `STORIES_WIDTH`. */
const testWidth = testing && (import.meta.env.STORIES_WIDTH as string | undefined);

loadStandIns();
if (!testing) keepAnchors();

/** The first story that names a variant of a component, by both their names. */
const variantStories = new Map<string, string>();

const preview: Preview = {
  decorators: [withWords, withView, withSite],
  beforeEach: async () => {
    if (testing) (await import('./quiet.ts')).listen();
  },
  // In tests, what every story must hold in its final state; tests/unit/contract.test.tsx has what needs no browser.
  afterEach: async ({ id, title, name, component: Component, args, canvasElement, parameters }) => {
    if (!testing) return;
    // Not in the built Storybook, which would carry axe and ask for the test runner.
    const { expectClearLines, expectColors, expectRef, expectResilience } = await import('./checks.ts');
    await (await import('./quiet.ts')).expectQuiet(parameters.messages as string[] | undefined);
    // Display lines are set closer than any words allow: it takes words that were chosen, and a Stress story's are not, nor
    // those of a pseudo site.
    await expectClearLines(name.startsWith('Stress') || import.meta.env.PSEUDO ? 1 : 0);
    const { a11y } = parameters as { a11y: { test: string } };
    // Pages have theirs looked at on the built site.
    const page = title.startsWith('Pages/');
    if (a11y.test !== 'off' && !page) await expectColors(canvasElement);
    const variant = `${title}, ${String(args.variant)}`;
    if (args.variant !== undefined && !variantStories.has(variant)) variantStories.set(variant, id);
    if (name !== 'Default' && variantStories.get(variant) !== id) return;
    // Twice as large is looked at in the windows that stories ask for: 195 px is less than any visitor has.
    if (!testWidth) await expectResilience(canvasElement);
    if (Component && !page)
      await expectRef(title, (own) => (
        <Site scheme="light" theme="site" route="/" toasts={false}>
          <Component {...args} {...own} />
        </Site>
      ));
  },
  tags: ['autodocs'],
  // Every story's test runs axe. Who looks at one is not kept waiting for it, and asks for it in the panel: on the front
  // door, with a page in each thumbnail, it holds the browser for seconds.
  initialGlobals: { ...initialGlobals, a11y: { manual: !testing } },
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    docs,
    // Tests need no list of what passes; to write it takes axe long.
    a11y: { test: 'error', options: testing ? { resultTypes: ['violations'] } : {} },
    // Visual review of every story in both schemes, on a phone and on a desk.
    chromatic: {
      modes,
    },
    viewport: {
      options: { ...viewports, ...(testWidth && { test: viewport('Test', Number(testWidth)) }) },
      // Only the test runner goes by it.
      ...(testWidth && { defaultViewport: 'test' }),
    },
    options: {
      storySort: {
        // By their labels, not by the files that they come from.
        method: 'alphabetical',
        order: [
          'Overview',
          ['Start here', 'What changed', 'Words'],
          'Pages',
          ['Home'],
          'Frame',
          'Heroes',
          'Offers',
          'Proof',
          'Method',
          'People',
          'Audiences',
          'Podcast',
          'Event',
          'Contact',
          'Flows',
          'Foundations',
          'Components',
          'Internals',
        ],
      },
    },
  },
};

export default preview;
