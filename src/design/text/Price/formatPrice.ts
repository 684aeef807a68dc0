/**
 * A sum in US dollars as it is written: "$29.99", and without cents "$10,000". Not by `Intl`, whose first use takes a
 * phone's processor 100 ms.
 */
export function formatPrice(amount: number): string {
  const [dollars, cents] = Math.abs(amount).toFixed(2).split('.');
  const whole = dollars?.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${whole}${cents === '00' ? '' : `.${cents}`}`;
}

/** What is saved, to the cent: sums of prices carry fractions of one. */
export const saving = (amount: number, original: number): number =>
  Math.round((original - amount) * 100) / 100;
