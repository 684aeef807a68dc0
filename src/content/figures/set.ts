/** A statistic: a figure, what it counts, and what it refers to. */
interface Figure {
  /** The figure, as written on the site. */
  value: string;
  /** What the figure counts. */
  label: string;
  /** What the figure refers to, in a few words, if the label doesn't say. */
  text?: string;
}

/** Figures about the same subject, from the same period and source. */
export interface FigureSet {
  /** Who or what the figures are about. */
  subject: string;
  /** The years or the days that the figures cover. */
  period: string;
  /** Who counted or measured the figures. */
  source: string;
  /** The figures, by name. */
  items: Record<string, Figure>;
}

/** The line below a set of figures, with their subject, period and source. */
export const captionOf = ({ subject, period, source }: Omit<FigureSet, 'items'>): string =>
  `${subject}, ${period}. Source: ${source}.`;
