import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { leanRouter } from '../../scripts/lean-router.ts';

/** What the site uses of the router. */
const used = [
  'Router',
  'UNSAFE_createBrowserHistory',
  'useHref',
  'useLinkClickHandler',
  'useLocation',
  'useNavigate',
  'useNavigationType',
];

const entry = 'virtual:router';

/** The router's code as a bundler keeps it. */
async function bundled(lean: boolean): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${used.join(', ')} } from 'react-router-dom';` : undefined),
      },
      ...(lean ? [leanRouter] : []),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

describe('the router, leaner', () => {
  let full: string;
  let lean: string;
  beforeAll(async () => {
    [full, lean] = await Promise.all([bundled(false), bundled(true)]);
  }, 60_000);

  test('keeps what the site uses', () => {
    for (const name of used) expect(lean).toMatch(new RegExp(`function ${name.replace('UNSAFE_', '')}\\b`));
  });

  test.each(['componentDidCatch', 'forwardRef'])('leaves out %s', (part) => {
    expect(full.includes(part), 'in the whole router').toBe(true);
    expect(lean.includes(part), 'in the lean one').toBe(false);
  });

  test('is less than half as large', () => {
    expect(lean.length / full.length).toBeLessThan(0.5);
  });
});
