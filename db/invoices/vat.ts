/** The standard rates of VAT, newest first, each from the invoice's date on. */
const vatRates: readonly { from: string; percent: number }[] = [
  { from: '2026-01-01', percent: 15.5 },
  { from: '', percent: 15 },
]

/** Returns the standard rate of VAT in percent for an invoice of a day, such as `2026-11-21`. INV-6. */
export const vatPercentOn = (day: string): number =>
  vatRates.find(({ from }) => day >= from)?.percent ?? 0
