import { tokens } from '../../src/design/theme/tokens.ts';

const { light, dark } = tokens.semantic;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The text of a {@link page}. */
export interface PageContent {
  /** Heading and title. */
  heading: string;
  /** Sentences under the heading. */
  lines: string[];
  /** URL and label of the link at the end. */
  back: { href: string; label: string };
}

/** A small standalone page, which a visitor without JavaScript sees after posting the form. */
export function page({ heading, lines, back }: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; display: grid; place-content: center; min-height: 100vh; padding: 1.5rem; box-sizing: border-box;
  background: light-dark(${light.bg}, ${dark.bg}); color: light-dark(${light.text}, ${dark.text}); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; border-top: 0.375rem solid ${light.hero}; padding-top: 1.5rem; }
h1 { margin: 0 0 1rem; font: 500 2.25rem/1.1 Rockwell, Georgia, serif; }
a { display: inline-block; padding: 0.5rem 0; color: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>
</main>
</body>
</html>
`;
}
