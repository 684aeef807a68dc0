/** The design of each page, which the Design panel shows beside the stories of the page and its sections. */

/** A design for `@storybook/addon-designs`: a picture in `docs/design`, or a Figma URL. */
type Design = { type: 'image'; url: string } | { type: 'figma'; url: string };

const picture = (name: string): Design => ({ type: 'image', url: `./design/${name}.webp` });

/**
 * The designs, keyed by the page's path. To link a Figma file:
 * `{ type: 'figma', url: 'https://www.figma.com/design/…' }`.
 */
const designs: Record<string, Design> = {
  '/': picture('home'),
  '/podcast': picture('podcast'),
  '/podcast/featured': picture('podcast-featured'),
  '/podcast/1': picture('podcast-episode'),
  '/training': picture('training'),
  '/government-solutions': picture('government-solutions'),
  '/ai-business': picture('ai-business'),
  '/ai-education': picture('ai-education'),
  '/custom-development': picture('custom-development'),
  '/case-studies': picture('case-studies'),
  '/why-data-matters': picture('why-data-matters'),
  '/methodology': picture('methodology'),
  '/about': picture('about'),
  '/contact': picture('contact'),
  '/midwestcon': picture('midwestcon'),
  '/midwestcon/agenda': picture('midwestcon-agenda'),
  '/midwestcon/hackathon': picture('midwestcon-hackathon'),
  '/midwestcon/tickets': picture('midwestcon-tickets'),
  '/midwestcon/merch': picture('midwestcon-merch'),
  '/midwestcon/sponsors': picture('midwestcon-sponsors'),
  '/midwestcon/partner': picture('midwestcon-partner'),
  '/midwestcon/volunteer': picture('midwestcon-volunteer'),
  '/midwestcon/community': picture('midwestcon-community'),
  '/privacy': picture('legal'),
  '/terms': picture('legal'),
  '/code-of-conduct': picture('legal'),
  '/no/such/page': picture('not-found'),
};

/** The design of the page at a path, if there is one. All episodes share one design. */
export const designOf = (path: string): Design | undefined =>
  designs[path.replace(/^\/podcast\/\d+$/, '/podcast/1')];
