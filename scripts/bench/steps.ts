import type { Chromium } from './browser.ts';
import type { Flags } from './flags.ts';
import { interactions, measureInteraction, measureLongTasks } from './interactions.ts';
import { runLighthouse } from './lighthouse.ts';
import { conditions, destinations, measureNavigation } from './navigation.ts';
import { measureScheme, triggers } from './scheme.ts';
import type { Values } from './samples.ts';
import type { Origins } from './servers.ts';

/** One page of each kind, and the not-found page. */
const defaultPages = [
  ...['/', '/podcast', '/podcast/featured', '/podcast/2', '/training', '/government-solutions'],
  ...['/midwestcon', '/midwestcon/agenda', '/midwestcon/tickets', '/nowhere'],
];

/** One thing to measure: a row of the report. */
export interface Step {
  measure: string;
  row: string;
  /** Measures once; undefined where there is nothing to measure. */
  run: (origins: Origins, first: boolean) => Promise<Values | undefined>;
}

function lighthouseSteps(chromium: Chromium, pages: string[], { http }: Flags): Step[] {
  return pages.flatMap((page) =>
    http.map((version) => ({
      measure: 'lighthouse',
      row: `${page} over ${version === '1' ? 'HTTP/1.1' : 'HTTP/2'}`,
      run: (origins, first) => runLighthouse(chromium, origins[version], page, first),
    })),
  );
}

/** Over HTTP/2, as hosts serve it. */
function interactionSteps(chromium: Chromium, pages: string[], flags: Flags): Step[] {
  const wanted = (page: string): boolean => flags.pages?.includes(page) ?? true;
  const navigations = wanted('/')
    ? destinations.flatMap((page) =>
        conditions.map((condition) => ({
          measure: 'navigation',
          row: `${page}, ${condition}`,
          run: (origins: Origins) => measureNavigation(chromium, origins[2], page, condition),
        })),
      )
    : [];
  const schemes = wanted('/')
    ? triggers.flatMap((trigger) =>
        (['no-preference', 'reduce'] as const).map((motion) => ({
          measure: 'scheme',
          row: `${trigger}${motion === 'reduce' ? ', reduced motion' : ''}`,
          run: (origins: Origins) => measureScheme(chromium, origins[2], trigger, motion),
        })),
      )
    : [];
  return [
    ...navigations,
    ...interactions
      .filter(({ path }) => wanted(path))
      .map((interaction) => ({
        measure: 'interaction',
        row: `${interaction.name} (${interaction.path})`,
        run: (origins: Origins) => measureInteraction(chromium, origins[2], interaction),
      })),
    ...schemes,
    ...pages.map((page) => ({
      measure: 'long tasks',
      row: page,
      run: (origins: Origins) => measureLongTasks(chromium, `${origins[2]}${page}`),
    })),
  ];
}

/** What a run measures, in order. */
export function stepsFor(chromium: Chromium, flags: Flags): Step[] {
  const pages = flags.pages ?? defaultPages;
  return [
    ...(flags.lighthouse ? lighthouseSteps(chromium, pages, flags) : []),
    ...(flags.interactions ? interactionSteps(chromium, pages, flags) : []),
  ];
}
