import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepAssets } from '../../scripts/kept-assets.ts';

describe('files of earlier builds', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const day = 24 * 60 * 60 * 1000;
  const start = Date.parse('2026-11-01T12:00:00Z');

  /**
   * Deploys a build with these files, `days` days after the start. `from` is the folder or the URL of the previous
   * deploy. Returns the number of files kept from that deploy.
   */
  async function deploy(
    name: string,
    files: string[],
    from: string | undefined,
    days: number,
  ): Promise<number> {
    const assets = path.join(folder, name, 'assets');
    mkdirSync(assets, { recursive: true });
    for (const file of files) writeFileSync(path.join(assets, file), `// ${file}${' '.repeat(300)}`);
    return keepAssets(path.join(folder, name), from, start + days * day);
  }
  const read = (name: string, file: string): string =>
    readFileSync(path.join(folder, name, 'assets', file), 'utf8');

  it('stay for a week after their last build, compressed like the others', async () => {
    expect(await deploy('one', ['a-1.js', 'b-1.js'], undefined, 0)).toBe(0);
    expect(await deploy('two', ['a-2.js', 'b-1.js'], path.join(folder, 'one'), 3)).toBe(1);
    expect(read('two', 'a-1.js')).toBe(read('one', 'a-1.js'));
    expect(read('two', 'a-1.js.br').length).toBeGreaterThan(0);
    // This deploy is seven days after the first build, but only four days after the second build, which still had b-1.
    expect(await deploy('three', ['a-3.js'], path.join(folder, 'two'), 7)).toBe(3);
    expect(await deploy('four', ['a-4.js'], path.join(folder, 'three'), 8)).toBe(3);
    expect(Object.keys(JSON.parse(read('four', 'builds.json')) as object).sort()).toEqual([
      ...['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js'],
    ]);
  });

  it('can come from the site itself, unless it has no list of files', async () => {
    const server = createServer((request, response) => {
      try {
        response.end(readFileSync(path.join(folder, 'one', request.url ?? '')));
      } catch {
        response.writeHead(404).end('<h1>Not here</h1>');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await deploy('five', ['a-5.js'], from, 1)).toBe(2);
    expect(read('five', 'b-1.js')).toBe(read('one', 'b-1.js'));
    expect(await deploy('six', ['a-6.js'], `${from}nowhere`, 1)).toBe(0);
    server.close();
  });

  it("are not lost silently if the site can't be reached", async () => {
    await expect(deploy('seven', ['a-7.js'], 'http://127.0.0.1:1', 1)).rejects.toThrow();
  });
});
