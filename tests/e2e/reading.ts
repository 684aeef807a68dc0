import type { Locator, Page } from '@playwright/test';

/** The section that `name` names. */
export const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** The figures of a section, as pairs of what is counted and how much. */
export const figures = (page: Page, name: string): Promise<[string, string][]> =>
  region(page, name)
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((each): [string, string] => [
        each.querySelector('dt')?.textContent ?? '',
        each.querySelector('dd')?.textContent ?? '',
      ]),
    );

/** Names of the items in a section: its headings below its own. */
export const names = (section: Locator): Promise<string[]> =>
  section.getByRole('heading', { level: 3 }).allTextContents();
