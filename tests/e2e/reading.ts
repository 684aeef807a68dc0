import type { Locator, Page } from '@playwright/test';

/** The section that `name` names. */
export const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
