import type { Manifest } from 'vite';

/** The files of a page, by path below dist/. */
export interface PageAssets {
  /** The page's script and its imports, dependencies first; the script is last. */
  scripts: string[];
  /** Stylesheets of everything in its HTML. */
  styles: string[];
  /** Modules of the page and its content. */
  modules: string[];
}

/** Reads from the build's manifest which files a page needs. `entry` is the source of the script in every page. */
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

  /** Files that every page loads. The entry imports all pages dynamically. */
  const shell = closure(entry);

  /** Components that sections load late: their HTML is in the document, so it needs their rules too. */
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
