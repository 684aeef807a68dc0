import type { Locator, Page } from '@playwright/test';

/** The section named `name`. */
export const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
