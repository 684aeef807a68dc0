import type { RefundWindow } from './PurchaseTerms.tsx';

// ISO dates are parsed as UTC, where every day has 24 hours.
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Converts the dates of a refund window to day numbers. The window's first day is day 0. From `full` to `event` to
 * `last`, the numbers never decrease, even if the dates are out of order. `last` is at least one day after `event`, so
 * that a one-day event is visible on the dial.
 */
export function refundDays({ from, fullUntil, event }: RefundWindow): {
  full: number;
  event: number;
  last: number;
} {
  const full = Math.max(0, daysBetween(from, fullUntil));
  const start = Math.max(full, daysBetween(from, event.from));
  return { full, event: start, last: Math.max(start + 1, daysBetween(from, event.to)) };
}
