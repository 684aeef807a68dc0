/** Minutes since midnight of an ISO 8601 time: "08:30" is 510. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a time is am or pm. */
export const halfOf = (time: string): 'am' | 'pm' => (minutesOf(time) % 1440 < 720 ? 'am' : 'pm');

/** A time on the twelve-hour clock, without am or pm: "13:15" is "1:15". */
export function formatClock(time: string): string {
  const minutes = minutesOf(time);
  return `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}
