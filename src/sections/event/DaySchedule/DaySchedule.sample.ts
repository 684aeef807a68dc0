import type { DayScheduleContent } from './DaySchedule.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Timetable',
  labels: { time: 'Time', event: 'Event' },
  items: [
    {
      title: 'Saturday, May 9',
      events: [
        { time: '08:30', title: 'Keys, cables and coffee' },
        { time: '09:30', title: 'Five people say what they need' },
        { time: '10:00', title: 'Start' },
        { time: '16:00', title: 'A stranger tries what you have so far' },
        { time: '20:30', title: 'Lights out' },
      ],
    },
    {
      title: 'Sunday, May 10',
      events: [
        { time: '07:45', title: 'Porridge' },
        { time: '12:00', title: 'Hands off the keyboards' },
        { time: '13:00', title: 'Every team shows, three minutes each' },
        { time: '15:00', title: 'Results' },
      ],
    },
  ],
} satisfies DayScheduleContent;
