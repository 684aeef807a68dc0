import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { conferenceCalendar } from '../../scripts/calendar.ts';
import { site } from '../../src/content/site.ts';

const file = conferenceCalendar();
const { conference } = site;

describe('the calendar file', () => {
  const calendar = new ICAL.Component(ICAL.parse(file) as [string, unknown[], unknown[]]);
  const events = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(events[0]);

  test('contains one event that spans both days, without a time zone', () => {
    expect(events).toHaveLength(1);
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe(conference.from);
    // The end is the first day after the event.
    const last = event.endDate.clone();
    last.adjust(-1, 0, 0, 0);
    expect(last.toString()).toBe(conference.to);
  });

  test('says what and where the event is, and where to read more', () => {
    expect(event.summary).toBe(`${conference.name} ${conference.year}`);
    expect(event.location).toBe(conference.place);
    expect(event.description).toBe(`${conference.theme}\n${site.url}/midwestcon`);
    expect(event.uid).toMatch(/@/);
  });

  test('has the format that common clients expect: CRLF, lines of at most 75 bytes, version, timestamp', () => {
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toContain('\n');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(file).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
  });
});
