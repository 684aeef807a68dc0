/** Types for the two font tools that ship without types. (DefinitelyTyped's types for subset-font are out of date.) */
declare module 'subset-font' {
  interface Options {
    /** Default: the format of `font`. */
    targetFormat?: 'truetype' | 'woff' | 'woff2';
    /** OpenType features to keep. Default: all. */
    keepFeatures?: string[];
    /** Tables to leave out. */
    dropTables?: string[];
    /** The range to keep of each axis, keyed by the axis's tag. */
    variationAxes?: Record<string, { min: number; max: number; default?: number }>;
  }

  /** Reduces `font` to what the characters of `text` need. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Converts `font` to another format. */
  export function convert(font: Buffer, to: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
