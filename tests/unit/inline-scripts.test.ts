import { expect, test, vi } from 'vitest';
import { findStandIns, keepSystemFonts } from '../../src/design/theme/systemFonts.ts';
import { runOneByOne } from '../../src/shell/start.ts';

/**
 * Mocks a stylesheet's fonts on a system that has only the fonts in `system`: no other font loads. `asked` lists the
 * fonts that the code has tried to load.
 */
function fontsOf(system: string[], stylesheet: string[]) {
  const asked: string[] = [];
  const fonts = stylesheet.map((family) => ({
    family,
    status: 'unloaded',
    load() {
      asked.push(family);
      this.status = system.includes(family) ? 'loaded' : 'error';
      return system.includes(family) ? Promise.resolve() : Promise.reject(new Error(family));
    },
  })) as unknown as FontFace[];
  return { fonts, asked };
}

const besley = [
  'Besley',
  'Besley Fallback: Georgia',
  'Besley Fallback: Noto Serif',
  'Besley Fallback: Tinos',
];

test('fallback fonts are checked in the stylesheet’s order, one at a time, until the system has one', async () => {
  const { fonts, asked } = fontsOf(['Besley Fallback: Noto Serif'], [...besley, ...besley]);
  await findStandIns(fonts);
  expect(asked).toEqual(['Besley Fallback: Georgia', 'Besley Fallback: Noto Serif']);
});

test('a single family without a fallback is enough to keep the system’s fonts', async () => {
  const { fonts } = fontsOf(['Besley Fallback: Georgia'], [...besley, 'Mono', 'Mono Fallback: Courier New']);
  await expect(findStandIns(fonts)).rejects.toThrow('none of these fonts');
});

test.each([
  { name: 'keeps the system’s fonts, although another family has a fallback', loaded: [], fonts: 'system' },
  { name: 'shows the site’s fonts if one has already arrived', loaded: ['Besley'], fonts: undefined },
])('a page whose system lacks a fallback $name', async ({ loaded, fonts: expected }) => {
  const stylesheet = [...besley, 'Mono', 'Mono Fallback: Courier New', 'Mono Fallback: Cousine'];
  const { fonts } = fontsOf(['Besley Fallback: Georgia', ...loaded], stylesheet);
  await Promise.all(
    fonts.filter(({ family }) => loaded.some((name) => name === family)).map((face) => face.load()),
  );
  const dataset: DOMStringMap = {};
  vi.stubGlobal('document', { fonts, documentElement: { dataset } });
  keepSystemFonts();
  // The check has no result to wait for: let its promises settle.
  await new Promise((settled) => {
    setImmediate(settled);
  });
  vi.unstubAllGlobals();
  expect(dataset.fonts).toBe(expected);
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

test('without the last script, the page falls back to its no-JavaScript form', async () => {
  const load = (file: string): Promise<void> =>
    file === 'page.js' ? Promise.reject(new Error('404')) : Promise.resolve();
  await expect(runOneByOne(['libraries.js', 'page.js'], load)).rejects.toThrow('404');
});
