import { use, useSyncExternalStore, type CSSProperties } from 'react';
import type { Sheets } from '../../scripts/room/pictures.ts';
import { StoryLink } from '../docs/StoryLink.tsx';
import { site } from '../generated/site.ts';
import classes from './Overview.module.css';

const sheets = fetch('./room/sheets.json').then((response) => response.json() as Promise<Sheets>);

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  return () => observer.disconnect();
}

/** The color scheme of the documentation page. */
const useScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light',
  );

interface TileProps {
  label: string;
  /** The line of text below the name: what the section is for, or the page's path. */
  about?: string;
  /** Id of the story that the thumbnail shows. */
  story: string;
  to: string;
  /** Name of the sprite sheet that contains the thumbnail. */
  sheet: string;
}

/** A link to a story: a thumbnail, its name and a line of text. */
function Tile({ label, about, story, to, sheet }: TileProps) {
  const all = use(sheets);
  const scheme = useScheme();
  const { [sheet]: stories = [] } = all;
  const at = stories.indexOf(story);
  // A sheet is a column of pictures, all the same height.
  const picture: CSSProperties =
    at < 0
      ? {}
      : {
          backgroundImage: `url(./room/${sheet}-${scheme}.webp)`,
          backgroundPositionY: `${(at / Math.max(stories.length - 1, 1)) * 100}%`,
        };
  return (
    <li>
      <StoryLink to={to}>
        <div className={classes.picture} style={picture} />
        <strong>{label}</strong>
        {about && <span>{about}</span>}
      </StoryLink>
    </li>
  );
}

/** Thumbnails of a theme's pages, except those without a story. */
export function Pages({ theme }: { theme: 'site' | 'conference' }) {
  return (
    <ul className={`sb-unstyled ${classes.gallery}`}>
      {site.pages.map(
        ({ label, path, story, theme: own }) =>
          story &&
          own === theme && (
            <Tile
              key={story}
              label={label}
              {...(path ? { about: path } : {})}
              story={story}
              to={`story/${story}`}
              sheet="pages"
            />
          ),
      )}
    </ul>
  );
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/(?<![.!?])$/, '.');

/** Thumbnails of a family's sections, with a line of text each. */
export function Sections({ family }: { family: string }) {
  return (
    <ul className={`sb-unstyled ${classes.gallery}`}>
      {site.sections
        .filter((section) => section.family === family)
        .map(({ id, label, purpose, storyId }) => (
          <Tile
            key={id}
            label={label}
            about={sentence(purpose)}
            story={storyId}
            to={`docs/${storyId}--docs`}
            sheet={family}
          />
        ))}
    </ul>
  );
}
