import { site } from '../src/content/site.ts';
import { refundWindow } from '../src/content/conference/dates.ts';
import { episodes } from '../src/content/episodes/episodes.ts';

/** After this many days without a new episode, "new" no longer describes the newest episode. */
const episodeDays = 90;

const millisecondsADay = 86_400_000;

/** A date in the content after which some text is no longer true. */
export interface DatedText {
  /** Where the date, or the text that depends on it, is: a file, and a key or name in the file. */
  key: string;
  /** The last day that the text is true, in ISO 8601. */
  until: string;
  /** What is wrong afterward, or what the owner has to do. */
  then: string;
}

/** The date that is `days` days after `date`. Both dates are in ISO 8601. */
const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * millisecondsADay).toISOString().slice(0, 10);

/**
 * All text in the content that is true only until a date. Pages don't change when a date passes, so the site's owner
 * has to change the text.
 */
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
            then: 'tickets can no longer be returned: the tickets page and the terms still state the deadline',
          },
          {
            key: 'src/content/conference/tickets.ts: Early Bird',
            until: refundWindow.fullUntil,
            then: 'the early price has ended: remove the ticket from the list',
          },
          {
            key: 'src/content/conference/agenda.ts: lastEdition',
            until: conference.to,
            then: 'the page announces this edition’s program: replace the last edition’s',
          },
        ]
      : []),
    ...(newest === undefined
      ? []
      : [
          {
            key: 'src/content/episodes: the newest date',
            until: daysAfter(newest, episodeDays),
            then: `no new episode for ${episodeDays} days, but the newest are still called new`,
          },
        ]),
  ];
}

/**
 * Messages about text whose date has passed: one line for each, with what to change.
 *
 * @param now Today's date.
 * @param texts The dated text to check. Default: all dated text in the content.
 */
export function pastDates(now: Date, texts: DatedText[] = datedTexts()): string[] {
  const today = now.toISOString().slice(0, 10);
  return texts.flatMap(({ key, until, then }) =>
    until < today ? [`${key} is past (${until}): ${then}`] : [],
  );
}
