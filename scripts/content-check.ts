/**
 * Checks only the content, which takes seconds: keys and types, links and pictures, lengths, dates, spelling. On
 * GitHub, findings appear at their lines in the pull request, for editors who change copy in the browser; elsewhere,
 * they are printed. Text that is too long or whose date has passed is a warning; everything else is an error.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { contentFindings } from './content-findings.ts';
import { readOptions } from './options.ts';

/** Severity of a finding, in GitHub's terms. */
type Level = 'error' | 'warning';

/**
 * Formats a finding so that GitHub shows it at its line in the file. Returns any other output unchanged.
 *
 * @param line A line of output from the compiler (`file(1,2): …`), the checks of links and lengths (`file(1): …`) or
 * the spelling check (`file:1:2 - …`).
 */
export function annotation(line: string, level: Level): string {
  const [, file, at, message] =
    /^(\S+?)\((\d+)(?:,\d+)?\): (.*)$/.exec(line) ?? /^(\S+?):(\d+):\d+ - (.*)$/.exec(line) ?? [];
  if (!file || !at || !message) return line;
  // GitHub's runner needs these characters escaped.
  const safe = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${level} file=${file},line=${at}::${safe}`;
}

/** The spelling check's findings in the content, one line each. */
function misspelled(): string[] {
  const { stdout } = spawnSync(
    'npx',
    ['cspell', '--no-progress', '--no-summary', '--no-color', '--relative', 'src/content/**'],
    { encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions({
    name: 'npm run check content',
    about: 'Checks only the content: types, links, lengths, dates, spelling.',
  });
  const say = (level: Level) => (line: string) =>
    console.log(process.env.GITHUB_ACTIONS ? annotation(line, level) : line);
  const { errors: wrong, warnings } = await contentFindings();
  const errors = [...wrong, ...misspelled()];
  errors.forEach(say('error'));
  warnings.forEach(say('warning'));
  console.log(
    `${errors.length} wrong, ${warnings.length} to look at: too long for their space, or past their date`,
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}
