/**
 * Formats an amount in US dollars: "$29.99", or "$10,000" for a whole amount. Avoids `Intl`, whose first use takes 100
 * ms on a phone.
 */
export function formatPrice(amount: number): string {
  const [dollars, cents] = Math.abs(amount).toFixed(2).split('.');
  const whole = dollars?.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${whole}${cents === '00' ? '' : `.${cents}`}`;
}

/**
 * How much `amount` is below `original`, rounded to the cent, because sums of prices can be off by a tiny fraction.
 */
export const saving = (amount: number, original: number): number =>
  Math.round((original - amount) * 100) / 100;
