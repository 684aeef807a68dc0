/** Converts a timestamp, such as `5:03` or `1:05:03`, to seconds. Undefined if the text has neither format. */
export function secondsOf(timestamp: string): number | undefined {
  const match = /^(?:(\d{1,2}):(?=[0-5]\d:))?(\d{1,3}):([0-5]\d)$/.exec(timestamp.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
