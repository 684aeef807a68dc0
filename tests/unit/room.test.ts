import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { pageAddress } from '../../.storybook/room/addresses.ts';
import { statuses } from '../../.storybook/room/status.ts';
import { synonyms } from '../../.storybook/room/synonyms.ts';
import { readChangelog, readHistory } from '../../scripts/room/history.ts';
import { readSiteMap } from '../../scripts/room/site-map.ts';
import { indexStories, onTheSite } from '../../scripts/room/stories.ts';
import { site } from '../../src/content/site.ts';
import { fallbacks, routes } from '../../src/shell/routes.ts';

const map = readSiteMap();

describe('the map of the site', () => {
  test('has every screen, with its story and sections', () => {
    const names = map.pages.map(({ name }) => name);
    for (const { page } of [...routes, ...fallbacks]) expect(names).toContain(page);
    expect(map.pages.filter(({ story, parts }) => !story || parts.length === 0)).toEqual([]);
  });

  test('says of every section what it is for, and where it stands', () => {
    const used = new Set(
      [...map.pages, ...map.frames].flatMap(({ parts }) => parts.map(({ section }) => section)),
    );
    for (const { id, purpose } of map.sections) expect(purpose, id).not.toBe('');
    expect([...used].filter((id) => map.sections.every((section) => section.id !== id))).toEqual([]);
  });

  test('knows the file of everything that a page shows', () => {
    for (const { name, parts } of map.pages)
      for (const { content, file } of parts) {
        expect(content, name).not.toBe('');
        expect(existsSync(file), file).toBe(true);
      }
  });
});

test('a section that stands on the site has a story for each place', () => {
  const [page] = map.pages;
  const section = map.sections.find(({ id }) => id === page?.parts[0]?.section);
  expect(section && onTheSite(map, section)).toContain(`On the site: ${page?.label ?? ''}`);
  for (const each of map.sections) {
    const places = [...map.pages, ...map.frames].flatMap(({ parts }) =>
      parts.filter((part) => part.section === each.id),
    );
    expect(onTheSite(map, each) === undefined, each.id).toBe(places.length === 0);
  }
});

describe('words that people may look for', () => {
  test.each([
    'homepage',
    'testimonials',
    'TechCred',
    'conference navigation',
    'pricing',
    'popup',
    'cookie answer',
  ])('%s leads somewhere', (word) => {
    const stories = indexStories(map, synonyms).toLowerCase();
    const titles = map.sections.map(({ title }) => title.toLowerCase());
    expect(stories.includes(word.toLowerCase()) || titles.some((title) => title.includes(word))).toBe(true);
  });

  test('one that leads nowhere is an error', () => {
    expect(() => indexStories(map, { word: ['proof/Nothing'] })).toThrow('proof/Nothing');
  });
});

test('a status is that of a section', () => {
  const ids = map.sections.map(({ id }) => id);
  for (const id of Object.keys(statuses)) expect(ids).toContain(id);
});

describe('the history', () => {
  const inFolder = (use: (folder: string, git: (...args: string[]) => void) => void): void => {
    const folder = mkdtempSync(join(tmpdir(), 'history-'));
    const git = (...args: string[]) =>
      void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
      });
    try {
      use(folder, git);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  const commit = (git: (...args: string[]) => void, subject: string): void => {
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', subject);
  };

  test('begins at the latest tag, else at the newest version of the changelog, else where it begins', () => {
    inFolder((folder, git) => {
      git('init', '--quiet');
      commit(git, 'One');
      expect(readHistory(folder).release).toBeUndefined();
      writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 1.2.3 (2026-01-01)\n');
      commit(git, 'Release');
      writeFileSync(join(folder, 'CHANGELOG.md'), '## Unreleased\n\n## 1.2.3 (2026-01-01)\n');
      commit(git, 'Two');
      expect(readHistory(folder)).toMatchObject({
        release: { name: '1.2.3' },
        changes: [{ subject: 'Two' }],
      });
      git('tag', 'v1.3');
      expect(readHistory(folder)).toMatchObject({ release: { name: 'v1.3' }, changes: [] });
    });
  });

  test('has what the changelog says of the time since the newest release', () => {
    const unreleased =
      '# Changelog\n\n## Unreleased\n\n### Added\n\n- One\n  thing.\n- `Two`.\n\n### Changed\n\n- Three.\n';
    const notes = [
      { heading: 'Added', items: ['One thing.', '`Two`.'] },
      { heading: 'Changed', items: ['Three.'] },
    ];
    expect(readChangelog(unreleased)).toEqual({ notes });
    const released = `${unreleased}\n## [1.2.0] - 2026-01-01\n\n### Fixed\n\n- Four.\n`;
    expect(readChangelog(released)).toEqual({ version: '1.2.0', line: '## [1.2.0] - 2026-01-01', notes });
    expect(readChangelog('')).toEqual({ notes: [] });
  });

  test('is empty where there is none', () => {
    inFolder((folder) => {
      const { commit, release, changes } = readHistory(folder);
      expect([commit, release, changes]).toEqual([undefined, undefined, []]);
    });
  });
});

test('a page’s story leads to the page: on this computer, in a preview, or as it is published', () => {
  const [{ path }] = routes as [(typeof routes)[0]];
  expect(pageAddress(path, { hostname: 'localhost' }, undefined)).toBe(`http://localhost:5173${path}`);
  expect(pageAddress(path, { hostname: 'storybook.example' }, undefined)).toBe(new URL(path, site.url).href);
  expect(pageAddress(path, { hostname: 'localhost' }, 'https://preview.example')).toBe(
    `https://preview.example${path}`,
  );
});
