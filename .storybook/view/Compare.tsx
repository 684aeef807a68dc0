import { schemes } from './screens.ts';
import classes from './Compare.module.css';

/** The theme that a view side by side asks for; it counts for more than the story's own. */
export const askedTheme = (): string | undefined =>
  new URLSearchParams(window.location.search).get('asked-theme') ?? undefined;

/** What {@link Compare} takes. */
interface CompareProps {
  /** Id of the story. */
  story: string;
  /** How it is looked at besides. */
  globals: Record<string, unknown>;
  /** All four themes, or light and dark in the story's own. */
  themes: boolean;
}

/** A story several times side by side, each in a window of its own. */
export function Compare({ story, globals, themes }: CompareProps) {
  const views = (themes ? ['site', 'conference'] : [undefined]).flatMap((theme) =>
    schemes.map((scheme) => ({ theme, scheme })),
  );
  return (
    <div className={classes.views}>
      {views.map(({ theme, scheme }) => {
        const all = { ...globals, compare: 'off', scheme };
        const given = Object.entries(all)
          .filter(([, value]) => typeof value === 'string' && value !== '')
          .map(([name, value]) => `${name}:${String(value)}`)
          .join(';');
        const asked = theme ? `&asked-theme=${theme}` : '';
        const name = [theme, scheme].filter(Boolean).join(', ');
        return (
          <figure key={name} className={classes.view}>
            <figcaption>{name}</figcaption>
            <iframe title={name} src={`iframe.html?id=${story}&viewMode=story&globals=${given}${asked}`} />
          </figure>
        );
      })}
    </div>
  );
}
