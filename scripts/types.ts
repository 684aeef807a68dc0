import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A hint for lines that are no longer valid TypeScript. */
const slip =
  'A character around some text is missing or extra, here or on the line before. Text begins and ends with the same quote, a straight apostrophe inside ends it (use ’ instead), and a comma follows it.';

/**
 * The compiler's errors, simplified for non-programmers, one line each. Of the syntax errors in a file, only the first
 * is included, with a hint. Any other error is reduced to what is wrong and its cause, without full types. If the
 * content has errors, errors in other files are only counted.
 *
 * @param output The compiler's output.
 */
export function simplifyErrors(output: string): string[] {
  const slips = new Set<string>();
  // An error's explanation is below the error, indented. The explanation's last line is the cause.
  const lines = output.split(/\n(?=\S)/).flatMap((finding) => {
    const [head = '', ...explanation] = finding.trim().split(/\n\s+/);
    const [, file, at, message] = /^(\S+?)(\(\d+,\d+\): )error (TS1\d{3}: .*)$/.exec(head) ?? [];
    if (file) {
      if (slips.has(file)) return [];
      slips.add(file);
      return `${file}${at}${slip} (${message})`;
    }
    return [head, ...explanation.slice(-1)].join(' ').replaceAll(/'[{(][^']{40,}'/g, "'{ … }'");
  });
  const ofContent = lines.filter((line) => line.startsWith('src/content/'));
  const others = lines.length - ofContent.length;
  if (ofContent.length === 0 || others === 0) return lines;
  return [...ofContent, `${others} more elsewhere, which may follow from these: npm run types lists all.`];
}

/** Adds the key at an error's position to the compiler's line, unless the line already names it. */
function withKey(line: string): string {
  const [, file = '', row, column, message = ''] =
    /^(src\/content\/\S+?)\((\d+),(\d+)\): (.*)$/.exec(line) ?? [];
  if (!file) return line;
  const text = readFileSync(file, 'utf8').split('\n')[Number(row) - 1] ?? '';
  const at = Number(column) - 1;
  // The position is that of the key or, for a function, of the value after it.
  const key = /^\w+(?=:)/.exec(text.slice(at))?.[0] ?? /\w+(?=: $)/.exec(text.slice(0, at))?.[0];
  return key && !message.includes(`'${key}'`) ? `${file}(${row},${column}): ${key}: ${message}` : line;
}

/** The TypeScript compiler's errors in a project: one line each, with the file and key. */
export const wrongTypes = (project = '.'): Promise<string[]> =>
  new Promise((done) => {
    const compiler = path.resolve('node_modules/.bin/tsc');
    execFile(
      compiler,
      ['--project', project, '--noEmit', '--pretty', 'false'],
      { maxBuffer: Infinity },
      (error, stdout, stderr) => {
        if (!error) done([]);
        else done(simplifyErrors((stdout + stderr || error.message).trim()).map(withKey));
      },
    );
  });
