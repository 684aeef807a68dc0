import type { DayScheduleProps } from './DaySchedule.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Timetable',
  labels: { time: 'Time', event: 'Event' },
  days: [
    {
      name: 'Saturday, May 9',
      events: [
        { time: '08:30', event: 'Keys, cables and coffee' },
        { time: '09:30', event: 'Five people say what they need' },
        { time: '10:00', event: 'Start' },
        { time: '16:00', event: 'A stranger tries what you have so far' },
        { time: '20:30', event: 'Lights out' },
      ],
    },
    {
      name: 'Sunday, May 10',
      events: [
        { time: '07:45', event: 'Porridge' },
        { time: '12:00', event: 'Hands off the keyboards' },
        { time: '13:00', event: 'Every team shows, three minutes each' },
        { time: '15:00', event: 'Results' },
      ],
    },
  ],
} satisfies DayScheduleProps;
