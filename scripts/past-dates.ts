import { site } from '../src/content/site.ts';
import { refundWindow } from '../src/content/conference/dates.ts';
import { episodes } from '../src/content/episodes/episodes.ts';

/** After this many days without an episode, "new" no longer describes the newest one. */
const episodeDays = 90;

const millisecondsADay = 86_400_000;

/** A day in the content that makes a text untrue once it is past. */
export interface DatedText {
  /** Where the date is set: file and key. */
  key: string;
  /** Last day on which the text is true, as ISO 8601 writes it. */
  until: string;
  /** What to do once it is past. */
  then: string;
}

/** The day a number of days after another, both as ISO 8601 writes them. */
const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * millisecondsADay).toISOString().slice(0, 10);

/** Every text of the content that a date makes untrue. Pages never change by the clock, so an owner has to. */
function datedTexts(): DatedText[] {
  const { conference } = site;
  const newest = episodes
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
  return [
    ...(conference.edition === 'coming'
      ? [
          {
            key: 'src/content/site.ts: conference.to',
            until: conference.to,
            then: "set conference.edition to 'over', or the dates of the next edition",
          },
          {
            key: 'src/content/conference/dates.ts: refundWindow.fullUntil',
            until: refundWindow.fullUntil,
            then: 'tickets can no longer be returned: the tickets page and the terms say until when they could',
          },
          {
            key: 'src/content/conference/tickets.ts: Early Bird',
            until: refundWindow.fullUntil,
            then: 'the early price is no longer early: take the ticket off the list',
          },
          {
            key: 'src/content/conference/agenda.ts: lastEdition',
            until: conference.to,
            then: 'the page says that the program of this edition follows: replace last edition’s',
          },
        ]
      : []),
    ...(newest === undefined
      ? []
      : [
          {
            key: 'src/content/episodes: the newest date',
            until: daysAfter(newest, episodeDays),
            then: `no episode has come out for ${episodeDays} days, and the newest are still called new`,
          },
        ]),
  ];
}

/**
 * Texts whose day is past, a line each.
 *
 * @param now What counts as today.
 * @param texts All dated texts; the content's own by default.
 */
export function pastDates(now: Date, texts: DatedText[] = datedTexts()): string[] {
  const today = now.toISOString().slice(0, 10);
  return texts.flatMap(({ key, until, then }) =>
    until < today ? [`${key} is past (${until}): ${then}`] : [],
  );
}
