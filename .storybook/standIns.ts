import { site } from '../src/content/site.ts';

/**
 * The mock pages (files in `static/stand-ins`) that replace frames from other hosts in stories, keyed by the frame's
 * origin.
 */
const frames: Record<string, string> = {
  [site.scheduling.host]: 'calendar',
  [site.forms.host]: 'form',
  [site.players.audio]: 'audio',
  [site.players.video]: 'video',
};

/** The mock file that an element loads instead of a URL on another host. Other URLs are returned unchanged. */
function standIn(element: Element, address: string): string {
  if (!URL.canParse(address, location.href)) return address;
  const { origin, protocol } = new URL(address, location.href);
  if (origin === location.origin || !protocol.startsWith('http')) return address;
  if (element instanceof HTMLIFrameElement) return `/stand-ins/${frames[origin] ?? 'never'}.html`;
  if (element instanceof HTMLScriptElement) return '/stand-ins/script.js';
  return '/stand-ins/film.webm';
}

/** Makes frames, scripts and films load local mock files instead of requesting other hosts. Links keep their URLs. */
export function loadStandIns(): void {
  for (const { prototype } of [
    HTMLIFrameElement,
    HTMLScriptElement,
    HTMLSourceElement,
    HTMLVideoElement,
  ] as const) {
    const owner = prototype instanceof HTMLMediaElement ? HTMLMediaElement.prototype : prototype;
    const src = Object.getOwnPropertyDescriptor(owner, 'src');
    Object.defineProperty(prototype, 'src', {
      ...src,
      set(this: Element, address: string) {
        src?.set?.call(this, standIn(this, address));
      },
    });
    prototype.setAttribute = function (name, value) {
      Element.prototype.setAttribute.call(this, name, name === 'src' ? standIn(this, value) : value);
    };
  }
  // Before a frame loads, the page checks with `fetch` whether the frame's host can be reached.
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) =>
    typeof input === 'string' && new URL(input, location.href).origin !== location.origin
      ? Promise.resolve(new Response())
      : fetch(input, init);
}
