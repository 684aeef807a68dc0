const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A sum in US dollars as it is written: "$29.99", and without cents "$10,000". */
export const formatPrice = (amount: number): string => format.format(amount);

/** What is saved, to the cent: sums of prices carry fractions of one. */
export const saving = (amount: number, original: number): number =>
  Math.round((original - amount) * 100) / 100;
