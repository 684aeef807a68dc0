import { describe, expect, test } from 'vitest';
import { documentFaults } from '../../scripts/documents.ts';

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

describe('faults of documents', () => {
  test('a page that has everything has none', () => {
    const links =
      '<a href="/">Home</a><a href="/#faq">FAQ</a><a href="/page?category=A&amp;b=1#own">Own</a><a href="#own" id="own">Here</a>' +
      '<img src="/art/scene.svg"><use href="/art/scene.svg#art"></use><a href="https://other.example/x">Out</a><a href="mailto:a@b.example">Mail</a>';
    expect(documentFaults([home, page(whole + links)], files)).toEqual([]);
  });

  test.each([
    ['<title>A page</title>', '/page has no <title>'],
    ['<meta name="description" content="About">', '/page has no meta description'],
    ['<h1 class="x">A page</h1>', '/page has no <h1>'],
  ])('a page without %s', (part, fault) => {
    expect(documentFaults([page(whole.replace(part, ''))], files)).toEqual([fault]);
  });

  test('a second heading, and a page without the address that search engines keep', () => {
    expect(documentFaults([{ ...page(`${whole}<h1>B</h1>`), error: true }], files)).toEqual([
      '/page has 2 <h1>',
    ]);
    expect(documentFaults([{ ...page(whole), html: whole }], files)).toEqual(['/page has no canonical link']);
  });

  test('a page that names another one as canonical', () => {
    const copied = { ...page(whole, '/other'), html: page(whole).html };
    expect(documentFaults([page(whole), copied], files)).toEqual([
      '/other has the canonical address https://site.example/page and not https://site.example/other',
    ]);
  });

  test('an error page needs no such address', () => {
    expect(documentFaults([page(whole, '/404', true)], files)).toEqual([]);
  });

  test.each(['/pagee', '/page/', '/#fag', '#nowhere', '/art/scenes.svg', '/page#own'])(
    'a link to %s',
    (link) => {
      const other = page(whole, '/other');
      expect(
        documentFaults(
          [home, page(whole), { ...other, html: `${other.html}<a href="${link}">x</a>` }],
          files,
        ),
      ).toEqual([`/other leads to ${link}, which does not exist`]);
    },
  );

  test('a media query that came to nothing', () => {
    const style = '<style>.a{color:red}@media (max-width:NaNem){.a{color:blue}}</style>';
    expect(documentFaults([page(whole + style)], files)).toEqual([
      '/page has a style without a value: @media (max-width:NaNem)',
    ]);
  });
});
