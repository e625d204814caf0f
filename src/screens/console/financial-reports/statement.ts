import type { Sums } from '#db/payments/tally-figures.ts'

/** What became of what customers paid, line by line, in minor units of USD: the last is what the others add up to. */
export const statementLines = ({ volume, refunded, fees }: Sums) => [
  { label: 'Customers paid', amount: volume },
  { label: 'Refunded', amount: -refunded },
  { label: 'Fees (revenue)', amount: -fees },
  { label: 'Left to merchants', amount: volume - refunded - fees },
]
