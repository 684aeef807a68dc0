import { pageEntry, sectionEntry, type Entry } from './addresses.ts';
import styles from './inspector.css?inline';
import { standing, type Standing } from './standing.ts';

/** A new element with properties, and others or texts in it. */
function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...inside: (HTMLElement | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

const linkTo = ({ name, href }: Entry): HTMLAnchorElement =>
  create('a', { href, target: '_blank', rel: 'noopener' }, name);

/** The smallest box around elements, in px of the window. */
function boxAround(elements: Element[]): { left: number; top: number; width: number; height: number } {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}

/**
 * Names the sections of the page that it stands on, in development and in preview builds, and leads to their stories. Its
 * button opens the list of them, each a link; while it is open, or while Alt is held, the section under the pointer is
 * outlined with its name. A click with Alt opens that section's story.
 */
export class SectionInspector extends HTMLElement {
  #outline = create('div', { className: 'outline', hidden: true });
  #name = create('span', { className: 'name' });
  #button = create('button', { type: 'button' }, 'Sections');
  #list = create('nav', { id: 'list', hidden: true });
  #links = new Map<HTMLAnchorElement, Standing>();
  #shown: Standing | undefined;
  #left = new AbortController();

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    this.#outline.replaceChildren(this.#name);
    this.#list.ariaLabel = 'Sections of this page';
    this.#button.ariaExpanded = 'false';
    this.#button.setAttribute('aria-controls', 'list');
    shadow.replaceChildren(this.#outline, create('div', { className: 'room' }, this.#list, this.#button));
    this.#listen();
  }

  disconnectedCallback(): void {
    this.#left.abort();
  }

  #listen(): void {
    this.#left = new AbortController();
    const { signal } = this.#left;
    this.#button.addEventListener('click', () => this.#open(this.#list.hidden === true), { signal });
    this.#list.addEventListener('focusin', ({ target }) => this.#choose(target, true), { signal });
    this.#list.addEventListener('pointerover', ({ target }) => this.#choose(target, false), { signal });
    this.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || this.#list.hidden) return;
        this.#open(false);
        this.#button.focus();
      },
      { signal },
    );
    document.addEventListener('pointermove', (event) => this.#point(event), { signal });
    document.addEventListener('click', (event) => this.#visit(event), { signal, capture: true });
    document.addEventListener('scroll', () => this.#place(), { signal, capture: true, passive: true });
    window.addEventListener('resize', () => this.#place(), { signal });
    window.addEventListener(
      'keyup',
      ({ key }) => {
        if (key === 'Alt' && this.#list.hidden) this.#show(undefined);
      },
      { signal },
    );
    // Held when another window came, Alt is let go there.
    window.addEventListener('blur', () => this.#list.hidden && this.#show(undefined), { signal });
  }

  #open(open: boolean): void {
    this.#list.hidden = !open;
    this.#button.ariaExpanded = String(open);
    if (!open) return this.#show(undefined);
    const found = standing();
    const page = pageEntry(found);
    this.#links = new Map(found.map((each) => [linkTo(sectionEntry(each)), each]));
    const items = [...this.#links.keys()].map((link) => create('li', {}, link));
    this.#list.replaceChildren(
      page ? linkTo({ ...page, name: `The page: ${page.name}` }) : '',
      create('p', {}, 'Alt and a click on a section open its story.'),
      create('ol', {}, ...items),
    );
  }

  /** A link of the list is pointed at, or has the focus: then its section comes into view as well. */
  #choose(target: EventTarget | null, reveal: boolean): void {
    const section = this.#links.get(target as HTMLAnchorElement);
    if (!section) return;
    if (reveal) section.elements[0]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    this.#show(section);
  }

  #under(event: Event): Standing | undefined {
    const target = event.target as Element;
    return standing().findLast(({ elements }) => elements.some((element) => element.contains(target)));
  }

  #point(event: PointerEvent): void {
    if (event.target === this) return;
    if (event.altKey || !this.#list.hidden) this.#show(this.#under(event));
    else if (this.#shown) this.#show(undefined);
  }

  #visit(event: MouseEvent): void {
    const section = event.altKey && event.target !== this ? this.#under(event) : undefined;
    if (!section) return;
    event.preventDefault();
    event.stopPropagation();
    window.open(sectionEntry(section).href, '_blank', 'noopener');
  }

  #show(section: Standing | undefined): void {
    this.#shown = section;
    this.#outline.hidden = !section;
    for (const [link, { elements }] of this.#links)
      link.ariaCurrent = elements[0] === section?.elements[0] ? 'true' : null;
    if (section) this.#name.textContent = sectionEntry(section).name;
    this.#place();
  }

  #place(): void {
    if (!this.#shown) return;
    const { left, top, width, height } = boxAround(this.#shown.elements);
    // The name stays in the window while any of its section is.
    const from = Math.max(top, 0);
    Object.assign(this.#outline.style, {
      left: `${left}px`,
      top: `${from}px`,
      width: `${width}px`,
      height: `${Math.max(top + height - from, 0)}px`,
    });
  }
}
