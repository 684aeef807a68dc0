import { afterEach, expect, test, vi } from 'vitest';
import standIns from '../../src/design/theme/fonts/stand-ins.json';
import { findStandIns, keepSystemFonts } from '../../src/design/theme/systemFonts.ts';
import { runOneByOne } from '../../src/shell/start.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Mocks a system that has only the fonts in `system`: no other font loads. Returns a list of the fonts that the code
 * tries to load.
 */
function mockSystem(system: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      readonly source: string;
      constructor(_: string, source: string) {
        this.source = source;
      }
      load() {
        asked.push(this.source);
        return system.includes(this.source) ? Promise.resolve() : Promise.reject(new Error(this.source));
      }
    },
  );
  return asked;
}

const serif = ['local("Georgia")', 'local("Noto Serif")', 'local("Tinos")'];
const mono = ['local("Courier New")'];

test('fallback fonts are checked in order, one at a time, until the system has one', async () => {
  const asked = mockSystem(['local("Noto Serif")']);
  await findStandIns([serif]);
  expect(asked).toEqual(['local("Georgia")', 'local("Noto Serif")']);
});

test('a single family without a fallback is enough to keep the system’s fonts', async () => {
  mockSystem(['local("Georgia")']);
  await expect(findStandIns([serif, mono])).rejects.toThrow('none of these fonts');
});

test.each([
  {
    name: 'keeps the system’s fonts, although another family has a fallback',
    loaded: 'Besley Fallback: Georgia',
    fonts: 'system',
  },
  { name: 'shows the site’s fonts if one has already arrived', loaded: 'Besley', fonts: undefined },
])('a page whose system lacks a fallback $name', async ({ loaded, fonts }) => {
  const dataset: DOMStringMap = {};
  mockSystem(standIns[0] ?? []);
  vi.stubGlobal('document', {
    fonts: [
      { family: loaded, status: 'loaded' },
      { family: 'Hanken', status: 'loading' },
    ],
    documentElement: { dataset },
  });
  keepSystemFonts();
  // The check has no result to wait for: let its promises settle.
  await new Promise((settled) => {
    setImmediate(settled);
  });
  expect(dataset.fonts).toBe(fonts);
});

test('a system with all fallback fonts shows the site’s fonts', async () => {
  const dataset: DOMStringMap = {};
  mockSystem(standIns.flat());
  vi.stubGlobal('document', { fonts: [], documentElement: { dataset } });
  keepSystemFonts();
  await new Promise((settled) => {
    setImmediate(settled);
  });
  expect(dataset.fonts).toBeUndefined();
});

test('scripts run in order, and one that fails to load blocks no other', async () => {
  const ran: string[] = [];
  const load = (file: string): Promise<void> => {
    if (file === 'gone.js') return Promise.reject(new Error('404'));
    ran.push(file);
    return Promise.resolve();
  };
  await runOneByOne(['libraries.js', 'gone.js', 'page.js'], load);
  expect([...new Set(ran)]).toEqual(['libraries.js', 'page.js']);
});

test('scripts run in separate tasks, so that the page can respond in between', async () => {
  const ran: string[] = [];
  const answer = (): void => {
    ran.push('answer');
  };
  await runOneByOne(['one.js', 'two.js'], (file) => {
    ran.push(file);
    setTimeout(answer);
    return Promise.resolve();
  });
  expect(ran.slice(0, 3)).toEqual(['one.js', 'answer', 'two.js']);
});

test('if the last script fails to load, `runOneByOne` rejects', async () => {
  const load = (file: string): Promise<void> =>
    file === 'page.js' ? Promise.reject(new Error('404')) : Promise.resolve();
  await expect(runOneByOne(['libraries.js', 'page.js'], load)).rejects.toThrow('404');
});
