import { execFile } from 'node:child_process';
import path from 'node:path';

/** What the TypeScript compiler finds wrong in a project: its lines, each with the file and the key at fault. */
export const wrongTypes = (project = '.'): Promise<string[]> =>
  new Promise((done) => {
    const compiler = path.resolve('node_modules/.bin/tsc');
    execFile(
      compiler,
      ['--project', project, '--noEmit', '--pretty', 'false'],
      { maxBuffer: Infinity },
      (error, stdout, stderr) => {
        if (!error) done([]);
        // What explains a mistake stands below it, indented.
        else done((stdout + stderr || error.message).trim().replace(/\n\s+/g, ' ').split('\n'));
      },
    );
  });
