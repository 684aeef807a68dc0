import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dialogNames } from '../src/content/dialogs.ts';
import { deadAddresses, unknownDialogs } from './content-addresses.ts';
import { writeData } from './data.ts';
import { tooLong } from './lengths.ts';
import { wrongTypes } from './types.ts';

/** What is wrong with the content, and what may be: a line each, with file and key. */
export interface Findings {
  errors: string[];
  warnings: string[];
}

/**
 * Dead addresses; where the episodes cannot even be read, why not. What pages show of the episodes is written first, so that
 * the dev server shows them as they are now, too.
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

/** Texts that a past date makes untrue. None if the episodes can't be read, which is reported as an error already. */
async function dates(): Promise<string[]> {
  try {
    const { pastDates } = await import('./past-dates.ts');
    return pastDates(new Date());
  } catch {
    return [];
  }
}

/** Unknown and missing keys, unknown names, addresses that lead nowhere, dialogs that do not exist; as warnings, texts that are too long or past their date. */
export async function contentFindings(): Promise<Findings> {
  const dead = await addresses();
  const types = wrongTypes();
  const warnings = [...tooLong(), ...(await dates())];
  return { errors: [...(await types), ...dead, ...unknownDialogs(dialogNames)], warnings };
}

const self = fileURLToPath(import.meta.url);

/** Finds them in a separate process: in parallel, and in the content as it is now. */
export const findInContent = (): Promise<Findings> =>
  new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', self], { maxBuffer: Infinity }, (error, stdout) =>
      done(error ? { errors: [error.message], warnings: [] } : (JSON.parse(stdout) as Findings)),
    );
  });

if (process.argv[1] === self) console.log(JSON.stringify(await contentFindings()));
