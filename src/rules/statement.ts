import type { Currency } from '#db/money.ts'
import type { PayoutStatus } from '#db/payouts/schemas.ts'
import { formatDateTime, formatMoney, rateInWords } from './format.ts'
import { transactionTypes } from './transactions.ts'

interface Line {
  id: string
  date: string
  customer: string
  type: keyof typeof transactionTypes
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

const usd = (minor: number): string => formatMoney(minor, 'USD')

/** What the rest of a payout is, beside the transactions that it carries. */
export const restInWords = ({ of }: Pick<Rest, 'of'>): string =>
  of === null ? 'From the balance before' : `Part of ${of}`

/** What a payout's amount is made of, from the payments to the amount; parts of 0.00 are left out. */
export function sumsInWords(sums: Sums, rest: Rest): Terms {
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
      .map(([term, minor]): [string, string] => [term, usd(minor)]),
    ['In all', usd(sums.total)],
  ]
}

/** What the bank gets of a payout: the amount, its fee, and what is left. One that came back cost nothing. */
export function payoutInWords({ status, amount, fee, currency }: Stated): Terms {
  const money = (minor: number) => formatMoney(minor, currency)
  const rate: Terms = currency === 'ZWL' ? [['Sample rate', rateInWords()]] : []
  if (status === 'failed' || status === 'cancelled')
    return [...rate, ['Back in your balance', money(amount)]]
  return [
    ...rate,
    ['Amount', money(amount)],
    ['Payout fee', money(-fee)],
    ['You receive', money(amount - fee)],
  ]
}

/** A line as a statement prints it. */
export const lineInWords = (
  line: Line,
): [what: string, gross: string, fee: string, net: string] => [
  `${line.id}, ${transactionTypes[line.type].toLowerCase()}, ${line.customer}, ${formatDateTime(line.date)}`,
  usd(line.gross),
  usd(-line.fee),
  usd(line.net),
]
