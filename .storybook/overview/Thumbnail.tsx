import { useEffect, useRef, useState } from 'react';
import classes from './Overview.module.css';

const testing = import.meta.env.MODE === 'test';

let loading = Promise.resolve();

/** Waits for its turn: pages load one after the other, so that whoever reads meanwhile is not disturbed. */
function inTurn(load: () => Promise<void>): void {
  loading = loading.then(load);
}

/** What {@link Thumbnail} takes. */
interface ThumbnailProps {
  /** Id of the story it shows. */
  story: string;
  scheme: 'light' | 'dark';
}

/** A page as a picture: its own story, as wide as a desktop, scaled down. It loads when it nears the view. */
export function Thumbnail({ story, scheme }: ThumbnailProps) {
  const box = useRef<HTMLDivElement>(null);
  const loaded = useRef<() => void>(undefined);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = box.current;
    // In tests there is no built Storybook to show.
    if (!element || testing) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        inTurn(async () => {
          setNear(true);
          // A page that never loads keeps the others waiting for a moment only.
          await Promise.race([
            new Promise<void>((resolve) => (loaded.current = resolve)),
            new Promise((resolve) => setTimeout(resolve, 4000)),
          ]);
        });
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      loaded.current?.();
    };
  }, []);

  return (
    <div ref={box} className={classes.thumbnail} inert>
      {near && (
        <iframe
          key={scheme}
          title="Preview"
          src={`iframe.html?id=${story}&viewMode=story&globals=scheme:${scheme}`}
          onLoad={() => loaded.current?.()}
        />
      )}
    </div>
  );
}
