/**
 * Writes public/midwestcon.ics, which adds the conference's days to a visitor's calendar. Runs before every start,
 * build and test.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ICAL from 'ical.js';
import { site } from '../src/content/site.ts';

/** The conference as an iCalendar file (RFC 5545): one all-day event, without a time zone. */
export function conferenceCalendar(): string {
  const { name, from, to, year, place, theme } = site.conference;
  const url = `${site.url}/midwestcon`;

  const event = new ICAL.Component('vevent');
  const day = (date: string) => ICAL.Time.fromDateString(date);
  // In iCalendar, an all-day event's end is the day after its last day.
  const end = day(to);
  end.adjust(1, 0, 0, 0);
  event.updatePropertyWithValue('uid', `${name.toLowerCase()}-${year}@${new URL(site.url).hostname}`);
  // A fixed timestamp, so that every build writes the same file. Update it when the event changes.
  event.updatePropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString('2026-01-05T12:00:00Z'));
  event.updatePropertyWithValue('dtstart', day(from));
  event.updatePropertyWithValue('dtend', end);
  event.updatePropertyWithValue('summary', `${name} ${year}`);
  event.updatePropertyWithValue('description', `${theme}\n${url}`);
  event.updatePropertyWithValue('location', place);
  event.updatePropertyWithValue('url', url);
  event.updatePropertyWithValue('transp', 'OPAQUE');

  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', `-//${site.name}//${name}//EN`);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(path.resolve('public/midwestcon.ics'), conferenceCalendar());
