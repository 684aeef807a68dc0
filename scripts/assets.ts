import type { Manifest } from 'vite';

/** The files that a page needs, as paths below dist/. */
export interface PageAssets {
  /** The scripts that the page loads, dependencies first. The entry script is last. */
  scripts: string[];
  /** Stylesheets for everything in the page's HTML. */
  styles: string[];
  /** The page's own module and its content's modules, which the entry script imports. Also in `scripts`. */
  modules: string[];
}

/**
 * Returns a function that looks up, in the build's manifest, the files that a page needs. `entry` is the source file of
 * the script that every page loads.
 */
export function readAssets(manifest: Manifest, entry: string): (sources: string[]) => PageAssets {
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not part of the build`);
    return chunk;
  };

  /** Adds a chunk to `chunks`, after everything it imports statically. */
  function closure(key: string, chunks = new Set<string>(), seen = new Set<string>()): Set<string> {
    if (seen.has(key)) return chunks;
    seen.add(key);
    for (const next of chunkOf(key).imports ?? []) closure(next, chunks, seen);
    return chunks.add(key);
  }

  /** Chunks that every page loads. They don't include pages, because the entry imports all pages dynamically. */
  const shell = closure(entry);

  /**
   * Components that sections import dynamically. Their HTML is in the document, so the document needs their styles,
   * too.
   */
  const latePieces = (keys: Set<string>): string[] =>
    [...keys]
      .filter((key) => !shell.has(key))
      .flatMap((key) => chunkOf(key).dynamicImports ?? [])
      .filter((key) => !key.endsWith('.css'));

  return (sources) => {
    const chunks = new Set([...sources.flatMap((source) => [...closure(source)]), ...shell]);
    const styled = new Set([...chunks, ...latePieces(chunks).flatMap((piece) => [...closure(piece)])]);
    return {
      scripts: [...chunks].map((key) => chunkOf(key).file),
      styles: [...new Set([...styled].flatMap((key) => chunkOf(key).css ?? []))],
      modules: sources.map((source) => chunkOf(source).file),
    };
  };
}
