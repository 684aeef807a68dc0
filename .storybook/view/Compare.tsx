import { views } from './themes.ts';
import classes from './Compare.module.css';

interface CompareProps {
  /** Id of the story. */
  story: string;
  /** The toolbar's settings. The frames get two of them through their URLs: `text` and `words`. */
  globals: Record<string, unknown>;
  /** Window width of the four frames. */
  width: 'phone' | 'laptop';
}

/** A story in all four themes side by side, each in its own frame. */
export function Compare({ story, globals: { text, words }, width }: CompareProps) {
  return (
    <div className={classes.views} data-width={width}>
      {Object.entries(views).map(([theme, name]) => (
        <figure key={theme} className={classes.view}>
          <figcaption>{name}</figcaption>
          <div>
            <iframe
              title={name}
              src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme};text:${String(text)};words:${String(words)}`}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
