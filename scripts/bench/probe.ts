/** What the benchmark knows of a page from within: installed before the page's own scripts. */
export interface Probe {
  /** Long tasks so far, in ms. */
  longTasks: number[];
  /** Events that belong to an interaction: their name, and the ms from the input to the next frame. */
  events: { name: string; duration: number }[];
  /** Resolves with the time of the first text or picture. */
  firstPaint: Promise<number>;
  /** The first rendered element that the selector matches. */
  find: (selector: string) => HTMLElement | undefined;
  /** Asks at each new frame, before it is painted, whether it is the one; resolves with the time after its painting. */
  painted: (isIt: () => boolean) => Promise<number>;
  /** What is waited for: a time, or how long something took, in ms. */
  done?: Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page, by itself: it can use nothing from this module. */
export function installProbe(): void {
  const probe: Probe = {
    longTasks: [],
    events: [],
    firstPaint: new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    }),
    find: (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0),
    painted: (isIt) =>
      new Promise((resolve) => {
        const look = (): void => {
          // What has this priority runs right after the frame, before all that waits already.
          if (isIt())
            void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  };
  window.probe = probe;
  // The shortest that browsers tell of.
  const shortest = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number;
    })[])
      if (interactionId) probe.events.push({ name, duration });
  }).observe(shortest);
}
