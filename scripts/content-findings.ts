import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dialogNames } from '../src/content/dialogs.ts';
import { deadAddresses, unknownDialogs } from './content-addresses.ts';
import { writeData } from './data.ts';
import { tooLong } from './lengths.ts';
import { wrongTypes } from './types.ts';

/** What is wrong with the content: errors and warnings, one line each, with file and key. */
export interface Findings {
  errors: string[];
  warnings: string[];
}

/**
 * Updates the episode data that pages read, so that the dev server shows the current episodes. Then returns the broken
 * links in the content or, if the episodes can't be read, only the reason for that.
 */
async function addresses(): Promise<string[]> {
  try {
    await writeData();
    const { routes, pathsOf } = await import('../src/shell/routes.ts');
    return deadAddresses(new Set(routes.flatMap(pathsOf)));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Text that is no longer true because a date has passed. Empty if the episodes can't be read, which is already
 * reported as an error.
 */
async function dates(): Promise<string[]> {
  try {
    const { pastDates } = await import('./past-dates.ts');
    return pastDates(new Date());
  } catch {
    return [];
  }
}

/**
 * Checks the content. Errors are links to pages, files or dialogs that don't exist, and what the compiler reports, such
 * as missing or misspelled keys. Warnings are text that is too long, and text whose date has passed.
 */
export async function contentFindings(): Promise<Findings> {
  const dead = await addresses();
  const types = wrongTypes();
  const warnings = [...tooLong(), ...(await dates())];
  return { errors: [...(await types), ...dead, ...unknownDialogs(dialogNames)], warnings };
}

const self = fileURLToPath(import.meta.url);

/**
 * Runs the content check in a separate process: in parallel, and with the current content instead of cached modules.
 */
export const findInContent = (): Promise<Findings> =>
  new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', self], { maxBuffer: Infinity }, (error, stdout) =>
      done(error ? { errors: [error.message], warnings: [] } : (JSON.parse(stdout) as Findings)),
    );
  });

if (process.argv[1] === self) console.log(JSON.stringify(await contentFindings()));
