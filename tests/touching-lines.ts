/**
 * Finds headings in which letters of one line touch letters of the next. Returns the text of each such heading, with
 * the letters that touch. Compares the letters' bounding boxes, which the font defines. Checks only headings whose line
 * height is at least `leading` times the font size. Runs in a browser, so the function can't use anything defined
 * outside of it.
 */
export function touchingLines(leading = 0): string[] {
  interface Ink {
    letter: string;
    baseline: number;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  const metrics = new Map<string, TextMetrics>();
  const measure = (letter: string, font: string): TextMetrics => {
    const key = `${font} ${letter}`;
    const known = metrics.get(key);
    if (known) return known;
    context.font = font;
    const measured = context.measureText(letter);
    metrics.set(key, measured);
    return measured;
  };

  const inkOf = (heading: Element): Ink[] => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const inks: Ink[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      // Text that is only for screen readers is a pixel wide.
      if (!parent || (parent.offsetWidth < 2 && parent !== heading)) continue;
      const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = getComputedStyle(parent);
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      for (const { 0: letter, index } of (node.textContent ?? '').matchAll(/\S/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + letter.length);
        const box = range.getBoundingClientRect();
        const shown = textTransform === 'uppercase' ? letter.toUpperCase() : letter;
        const ink = measure(shown, font);
        const baseline = box.top + ink.fontBoundingBoxAscent;
        inks.push({
          letter: shown,
          baseline,
          left: box.left - ink.actualBoundingBoxLeft,
          right: box.left + ink.actualBoundingBoxRight,
          top: baseline - ink.actualBoundingBoxAscent,
          bottom: baseline + ink.actualBoundingBoxDescent,
        });
      }
    }
    return inks;
  };

  return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    const { lineHeight, fontSize } = getComputedStyle(heading);
    if (Number.parseFloat(lineHeight) < leading * Number.parseFloat(fontSize)) return [];
    if (heading.clientWidth < 2 || heading.clientHeight < 1.5 * Number.parseFloat(lineHeight)) return [];
    const lines = new Map<number, Ink[]>();
    for (const ink of inkOf(heading)) {
      const baseline = [...lines.keys()].find((known) => Math.abs(known - ink.baseline) < 4) ?? ink.baseline;
      lines.set(baseline, [...(lines.get(baseline) ?? []), ink]);
    }
    const inOrder = [...lines.entries()].sort(([one], [other]) => one - other).map(([, line]) => line);
    const touching = inOrder
      .slice(1)
      .flatMap((below, index) =>
        (inOrder[index] ?? []).flatMap((above) =>
          below
            .filter(({ left, right, top }) => left < above.right && right > above.left && top < above.bottom)
            .map(({ letter }) => `${above.letter} on ${letter}`),
        ),
      );
    return touching.length > 0
      ? [`${heading.textContent.replace(/\s+/g, ' ').trim()}: ${[...new Set(touching)].join(', ')}`]
      : [];
  });
}
