import type { Currency } from '#db/money.ts'
import type { PayoutStatus } from '#db/payouts/schemas.ts'
import { formatDateTime, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { transactionTypeLabels } from './transactions.ts'

interface Line {
  id: string
  date: string
  customer: string
  type: keyof typeof transactionTypeLabels
  gross: number
  fee: number
  net: number
}

interface Rest {
  amount: number
  of: string | null
}

interface Stated {
  id: string
  status: PayoutStatus
  amount: number
  fee: number
  currency: Currency
}

interface Sums {
  payments: number
  refunds: number
  adjustments: number
  fees: number
  rest: number
  total: number
}

type Terms = [term: string, value: string][]

/** Describes the part of a payout that does not come from its transactions. */
export const restInWords = ({ of }: Pick<Rest, 'of'>): string =>
  of === null ? 'Carried over' : `Part of ${of}`

/** Itemizes a payout's amount, from the payments to the total; leaves out parts of 0.00. */
export function sumsInWords(sums: Sums, rest: Rest, currency: Currency): Terms {
  const money = (minor: number) => formatMoney(minor, currency)
  const parts: [string, number][] = [
    ['Payments', sums.payments],
    ['Refunds', sums.refunds],
    ['Adjustments', sums.adjustments],
    ['Payment fees', -sums.fees],
    [restInWords(rest), sums.rest],
  ]
  return [
    ...parts
      .filter(([, minor]) => minor !== 0)
      .map(([term, minor]): [string, string] => [term, money(minor)]),
    ['Total', money(sums.total)],
  ]
}

/** Says what customers paid on top of a payout's payments; '' if nothing. */
export const customerFeesInWords = (customerFees: number, currency: Currency): string =>
  customerFees === 0
    ? ''
    : `Customers also paid ${formatMoney(customerFees, currency)} in customer fees, which aren’t part of this payout.`

/** Returns the amount, fee and net of a payout, in the reader's words. A returned payout has no fee. */
export function payoutInWords(
  { status, amount, fee, currency }: Stated,
  receives = 'You receive',
): Terms {
  const money = (minor: number) => formatMoney(minor, currency)
  if (status === 'failed' || status === 'cancelled')
    return [['Returned to your balance', money(amount)]]
  return [
    ['Amount', money(amount)],
    ['Payout fee', money(-fee)],
    [receives, money(amount - fee)],
  ]
}

/** Returns a statement line as it is printed. */
export const lineInWords = (
  line: Line,
  currency: Currency,
): [what: string, gross: string, fee: string, net: string] => [
  `${line.id}, ${transactionTypeLabels[line.type].toLowerCase()}, ${isolated(line.customer)}, ${formatDateTime(line.date)}`,
  formatMoney(line.gross, currency),
  formatMoney(-line.fee, currency),
  formatMoney(line.net, currency),
]
