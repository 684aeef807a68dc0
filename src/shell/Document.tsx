import type { CSSProperties } from 'react';
import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import printStyles from '../design/theme/print.css?inline';
import { feedPath, shareSize } from '../content/meta.ts';
import { withoutCode } from '../content/errors.ts';
import { site } from '../content/site.ts';
import { secondSection } from '../design/layout/Page/Page.tsx';
import { MetaTags, type PageMeta } from '../design/text/Meta/Meta.tsx';
import { schemes, type Scheme } from '../design/theme/tokens.ts';
import { themeColors, type ThemeName } from '../themes/themes.ts';
import fontsScript from './fonts.inline.js?raw';
import headScript from './head.inline.js?raw';

/** Applies the stored or preferred color scheme before the first paint. */
const colorSchemeScript =
  />([\s\S]*)<\/script>/.exec(renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />))?.[1] ??
  '';

/** Inline scripts before the stylesheet. */
const earlyScripts = [colorSchemeScript, headScript];

/** The inline scripts of every document. Their text is fixed, so the Content-Security-Policy can allow their hashes. */
export const inlineScripts = [...earlyScripts, fontsScript];

/**
 * Attributes of the link to a stylesheet whose rules are already inlined. Vite's chunk loader fetches a chunk's
 * stylesheets only if the document doesn't link to them. If it fetched inlined stylesheets, their rules would come
 * after other sections' rules.
 */
const inlined = { rel: 'stylesheet', disabled: true };

/** Link preview tags that are the same on every page. They stay when a navigation replaces the page's other tags. */
const lastingTags = {
  'og:type': 'website',
  'og:site_name': site.name,
  'og:locale': site.language.replace('-', '_'),
  'og:image:type': 'image/png',
  'og:image:width': shareSize.width,
  'og:image:height': shareSize.height,
};

/** The browser's theme color for each of the site's themes, in this color scheme. */
const barColors = (scheme: Scheme) => ({
  site: themeColors.site.semantic[scheme].bg,
  conference: themeColors.conference.semantic[scheme].bg,
});

/**
 * The `href` of a link that reloads the document. An empty `href` is the URL of the current document, including the
 * query (RFC 3986, 4.4).
 */
const sameDocument = '';

/** Styles of the notice that appears if a page's code can't be loaded. */
const noticeStyle: CSSProperties = {
  position: 'sticky',
  insetBlockEnd: 0,
  padding: 'var(--space-4) var(--margin)',
  borderBlockStart: 'var(--border-rule) solid var(--line-strong)',
  background: 'var(--bg)',
};

/** Props of {@link Document}. Each file is given by its URL path on this site. */
export interface DocumentProps {
  meta: PageMeta;
  /** HTML of the page. */
  body: string;
  /** Id of the page's route. */
  routeId: string;
  /** Theme of the document, if not the site's default. */
  theme?: ThemeName;
  /** The page's linked data for search engines: JSON, escaped for a script element. */
  linkedData?: string;
  /** The rules of all the page's stylesheets, to inline. */
  css: string;
  /** The page's stylesheet files. Links to them tell Vite that their rules (`css`) are already in the document. */
  styles: string[];
  /** The font files that the initial viewport needs, to preload. */
  fonts: string[];
  /** The files of the page's script and of everything it imports, dependencies first. The script itself is last. */
  scripts: string[];
  /** The files of the page's module and of its content's module, if any. The browser imports them to hydrate. */
  modules: string[];
}

/** The document around a prerendered page. The build renders it; the browser hydrates only `#root`. */
export function Document({
  meta,
  body,
  routeId,
  theme,
  linkedData,
  css,
  styles,
  fonts,
  scripts,
  modules,
}: DocumentProps) {
  return (
    <html lang={site.language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {/* Delays the first paint until the second section has arrived or, on a page without one, all of `main`. */}
        <link
          rel="expect"
          href={body.includes(`id="${secondSection}"`) ? `#${secondSection}` : '#main'}
          blocking="render"
        />
        <MetaTags {...meta} />
        {Object.entries(lastingTags).map(([property, content]) => (
          <meta key={property} property={property} content={String(content)} data-lasting="" />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
        {schemes.map((scheme) => {
          const colors = barColors(scheme);
          return (
            <meta
              key={scheme}
              name="theme-color"
              media={`(prefers-color-scheme: ${scheme})`}
              content={colors[theme ?? 'site']}
              data-scheme={scheme}
              data-site={colors.site}
              data-conference={colors.conference}
            />
          );
        })}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href={feedPath} type="application/rss+xml" title={site.podcast.name} />
        {earlyScripts.map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <script dangerouslySetInnerHTML={{ __html: fontsScript }} />
        <style media="print" dangerouslySetInnerHTML={{ __html: printStyles }} />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {styles.map((style) => (
          <link key={style} href={style} {...inlined} />
        ))}
      </head>
      <body>
        <div
          id="root"
          data-route={routeId}
          data-scripts={scripts.join(' ')}
          data-modules={modules.join(' ')}
          dangerouslySetInnerHTML={{ __html: body }}
        />
        <p role="alert" hidden data-without-code="" style={noticeStyle}>
          {withoutCode.text}{' '}
          <a href={sameDocument} style={{ textDecoration: 'underline' }}>
            {withoutCode.reload}
          </a>
        </p>
        {linkedData !== undefined && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: linkedData }} />
        )}
      </body>
    </html>
  );
}
