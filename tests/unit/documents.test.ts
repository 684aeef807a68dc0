import { describe, expect, test } from 'vitest';
import { deadLinks, documentFaults, linkFaults, orphans, outsideLinks } from '../../scripts/documents.ts';

const whole =
  '<title>A page</title><meta name="description" content="About"></head><h1 class="x">A page</h1><svg><title>A dial</title></svg>';
const page = (html: string, path = '/page', error = false) => ({
  path,
  canonical: `https://site.example${path}`,
  html: error ? html : `<link rel="canonical" href="https://site.example${path}">${html}`,
  error,
});
const home = page(`${whole}<section id="parts &amp; more"></section><section id="faq"></section>`, '/');
const files = new Set(['/art/scene.svg', '/assets/a.js']);

describe('errors in documents', () => {
  test('a complete page has none', () => {
    const links =
      '<a href="/">Home</a><a href="/#faq">FAQ</a><a href="/page?category=A&amp;b=1#own">Own</a><a href="#own" id="own">Here</a>' +
      '<img src="/art/scene.svg"><use href="/art/scene.svg#art"></use><a href="https://other.example/x">Out</a><a href="mailto:a@b.example">Mail</a>';
    const documents = [home, page(whole + links)];
    expect(documentFaults(documents)).toEqual([]);
    expect(deadLinks(documents, files)).toEqual(new Map());
  });

  test.each([
    ['<title>A page</title>', '/page has no <title>'],
    ['<meta name="description" content="About">', '/page has no meta description'],
    ['<h1 class="x">A page</h1>', '/page has no <h1>'],
  ])('a page without %s', (part, fault) => {
    expect(documentFaults([page(whole.replace(part, ''))])).toEqual([fault]);
  });

  test('a second heading, and a page without a canonical URL', () => {
    expect(documentFaults([{ ...page(`${whole}<h1>B</h1>`), error: true }])).toEqual(['/page has 2 <h1>']);
    expect(documentFaults([{ ...page(whole), html: whole }])).toEqual(['/page has no canonical link']);
  });

  test('a page that names another one as canonical', () => {
    const copied = { ...page(whole, '/other'), html: page(whole).html };
    expect(documentFaults([page(whole), copied])).toEqual([
      '/other has the canonical URL https://site.example/page and not https://site.example/other',
    ]);
  });

  test('an error page needs no canonical URL', () => {
    expect(documentFaults([page(whole, '/404', true)])).toEqual([]);
  });

  test.each(['/pagee', '/page/', '/#fag', '#nowhere', '/art/scenes.svg', '/page#own'])(
    'a link to %s',
    (link) => {
      const others = ['/other', '/another'].map((path) => page(`${whole}<a href="${link}">x</a>`, path));
      expect([...deadLinks([home, page(whole), ...others], files)]).toEqual([[link, ['/other', '/another']]]);
    },
  );

  test('an undefined media query', () => {
    const style = '<style>.a{color:red}@media (max-width:NaNem){.a{color:blue}}</style>';
    expect(documentFaults([page(whole + style)])).toEqual([
      '/page has a style without a value: @media (max-width:NaNem)',
    ]);
  });
});

describe('links', () => {
  const link = (href: string, rest = 'target="_blank" rel="noopener"') => ({
    path: '/page',
    html: `<a class="x" href="${href}" ${rest}>Out</a>`,
  });

  test('external ones use HTTPS and open a new tab', () => {
    const none = new Set<string>();
    expect(linkFaults([link('https://other.example/a')], none)).toEqual([]);
    expect(linkFaults([link('http://other.example/a')], none)).toEqual([
      '/page links to http://other.example/a, which is not encrypted',
    ]);
    for (const rest of ['', 'target="_blank"', 'rel="noopener"', 'target="_blank" rel="nofollow"'])
      expect(linkFaults([link('https://other.example/a', rest)], none)).toEqual([
        '/page links to https://other.example/a without opening a new tab (target="_blank", rel="noopener")',
      ]);
  });

  test('replacements for dialogs open in the same tab', () => {
    const book = link('https://book.example/a', '');
    expect(linkFaults([book], new Set(['https://book.example/a']))).toEqual([]);
  });

  test('internal ones need no HTTPS and no new tab', () => {
    expect(
      linkFaults([link('/about', ''), link('mailto:a@b.example', ''), link('#top', '')], new Set()),
    ).toEqual([]);
  });

  test('a page that only links to itself is an orphan', () => {
    const documents = [
      { path: '/', html: '<a href="/a#part">A</a>' },
      { path: '/b', html: '<a href="/b">B</a>' },
      { path: '/c', html: '<link rel="canonical" href="/b">' },
    ];
    expect(orphans(documents, ['/a', '/b'])).toEqual(['/b']);
  });

  test('external ones are collected, with the pages that contain them', () => {
    const out = link('https://other.example/?a=1&amp;b=2');
    expect([...outsideLinks([out, { ...out, path: '/other' }, link('/about')])]).toEqual([
      ['https://other.example/?a=1&b=2', ['/page', '/other']],
    ]);
  });
});
