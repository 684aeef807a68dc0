/** A figure: what it is, what it counts, and of what. */
interface Figure {
  /** The figure, as the site shows it. */
  value: string;
  /** What it counts. */
  label: string;
  /** Of what, in a few words, where the label doesn't say. */
  text?: string;
}

/** Figures about the same subject, from the same period and source. */
export interface FigureSet {
  /** Whose figures these are. */
  subject: string;
  /** The years or the days that they cover. */
  period: string;
  /** Who counted. */
  source: string;
  /** The figures, by name. */
  items: Record<string, Figure>;
}

/** The line below a set of figures: whose they are, from when, and who counted. */
export const captionOf = ({ subject, period, source }: Omit<FigureSet, 'items'>): string =>
  `${subject}, ${period}. Source: ${source}.`;
