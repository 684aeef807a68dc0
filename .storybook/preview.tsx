// This import must come first, because it sets the order of the cascade layers.
import './styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { DesignProvider, type DesignProviderProps } from '../src/design/theme/DesignProvider.tsx';
import { useTypedLetters } from '../src/design/theme/useTypedLetters.ts';
import { Link, routing } from '../src/shell/routing.tsx';
import { mark } from '../src/themes/mark.tsx';
import { keepAnchors } from './anchors.ts';
import { testOptions } from './axe.ts';
import { docs } from './docs.tsx';
import { loadStandIns } from './standIns.ts';
import { globalTypes, initialGlobals } from './view/globals.ts';
import { modes, viewport, viewports } from './view/screens.ts';
import { useView } from './view/useView.ts';
import { withView } from './view/withView.tsx';

// A play function's `waitFor` and `findBy` time out after one second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

interface SiteProps extends Pick<DesignProviderProps, 'toasts'> {
  /** The toolbar's theme. See `viewOf`. */
  chosen?: unknown;
  /** The story's default theme. */
  own?: unknown;
  route: string;
  /** Whether the story is on a documentation page, where each story sets its theme on its own element. */
  inline?: boolean;
  children: ReactNode;
}

/** The provider and router around every story. */
function Site({ chosen, own, route, toasts, inline = false, children }: SiteProps) {
  const { site, scheme } = useView(chosen, own);
  useTypedLetters();
  return (
    <MemoryRouter initialEntries={[route]}>
      <DesignProvider
        theme={site === 'site' || inline ? undefined : site}
        mark={mark}
        link={Link}
        routing={routing}
        forceColorScheme={scheme}
        toasts={toasts}
      >
        {inline ? (
          <div data-theme={site} data-band="page" style={{ background: 'var(--bg)', color: 'var(--text)' }}>
            {children}
          </div>
        ) : (
          children
        )}
      </DesignProvider>
    </MemoryRouter>
  );
}

/** Applies the toolbar's theme and the story's parameters: `theme` (its default theme), `route` and `toasts`. */
const withSite: Decorator = (Story, { globals, parameters, viewMode }) => (
  <Site
    chosen={globals.theme as unknown}
    own={parameters.theme as unknown}
    route={(parameters.route as string | undefined) ?? '/'}
    toasts={parameters.toasts as DesignProviderProps['toasts']}
    inline={viewMode === 'docs'}
  >
    <Story />
  </Site>
);

const testing = import.meta.env.MODE === 'test';

/** In tests, the window width in px for stories that set no viewport (`STORIES_WIDTH`). */
const testWidth = testing && (import.meta.env.STORIES_WIDTH as string | undefined);

loadStandIns();
if (!testing) keepAnchors();

/** In tests, whether axe checks the colors of every story (`STORIES_COLORS`), or only those of one of each variant. */
const allColors = testing && import.meta.env.STORIES_COLORS === 'all';

/** The id of the first story that shows each variant of a component. Keys are the stories' title and the variant. */
const variantStories = new Map<string, string>();

const preview: Preview = {
  decorators: [withView, withSite],
  beforeEach: async () => {
    delete document.body.dataset.played;
    if (testing) (await import('./quiet.ts')).listen();
  },
  // Checks every story in its final state, but only in tests. Checks that need no browser are in
  // tests/unit/contract.test.tsx.
  afterEach: async ({ id, title, name, tags, component: Component, args, canvasElement, parameters }) => {
    // Visual tests wait for this attribute.
    document.body.dataset.played = id;
    if (!testing) return;
    // Imported only in tests: the built Storybook would otherwise include axe and require the test runner.
    const { expectClearLines, expectColors, expectRef, expectResilience } = await import('./checks.ts');
    await (await import('./quiet.ts')).expectQuiet(parameters.messages as string[] | undefined);
    // Headings have tight line heights. In the site's own copy no letters touch, but in other copy they can. So in a
    // Stress story or with pseudo-localized text, only headings with a line height of at least 1 are checked.
    await expectClearLines(name.startsWith('Stress') || import.meta.env.PSEUDO ? 1 : 0);
    const { a11y } = parameters as { a11y: { test: string } };
    // Pages are checked on the built site.
    const page = title.startsWith('Pages/');
    // An edge case has the same colors as the other stories, so the other scheme isn't checked again.
    const sameColors = tags.includes('edge-case') && parameters.theme === undefined;
    const variant = `${title}, ${String(args.variant)}`;
    if (args.variant !== undefined && !variantStories.has(variant)) variantStories.set(variant, id);
    const representative = name === 'Default' || variantStories.get(variant) === id;
    if (a11y.test !== 'off' && !page && (representative || allColors))
      await expectColors(canvasElement, !sameColors);
    if (!representative) return;
    // Text at double size is checked only at the stories' own window widths. At `STORIES_WIDTH`, such text could have
    // less space than in any visitor's window.
    if (!testWidth) await expectResilience(canvasElement);
    if (Component && !page)
      await expectRef(title, (own) => (
        <Site chosen="site-light" route="/" toasts={false}>
          <Component {...args} {...own} />
        </Site>
      ));
  },
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    docs,
    // Gives dialogs an `onClose`. The Actions panel is hidden, because nobody needs to see the calls.
    actions: { argTypesRegex: '^onClose$', disable: true },
    a11y: { test: 'error', options: testing ? testOptions : {} },
    // Visual review of every story in both schemes, on a phone and on a laptop.
    chromatic: {
      modes,
    },
    viewport: {
      options: { ...viewports, ...(testWidth && { test: viewport('Test', Number(testWidth)) }) },
      // Only used by the test runner.
      ...(testWidth && { defaultViewport: 'test' }),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          ['Welcome', 'All sections', 'What changed'],
          'Foundations',
          'Pages',
          ['Home (landing page, start page)'],
          'Sections',
          [
            'Heroes',
            'Offers',
            'Proof',
            'Method',
            'People',
            'Audiences',
            'Podcast',
            'Event',
            'Contact',
            'Frame',
          ],
          'Components',
        ],
      },
    },
  },
};

export default preview;
