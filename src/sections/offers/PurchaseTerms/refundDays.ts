import type { RefundWindow } from './PurchaseTerms.tsx';

// Both ends are days in UTC, where every day has 24 hours.
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Where the days of a refund window fall, counted from its first. They keep their order whatever the dates say, and an
 * event of one day takes as much room as one of two.
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
