import type { RefundWindow } from './PurchaseTerms.tsx';

// Both dates are days in UTC, where every day has 24 hours.
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Returns the days of a refund window, counted from its first day. They are in order whatever the dates are, and a
 * one-day event takes as much space as a two-day one.
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
