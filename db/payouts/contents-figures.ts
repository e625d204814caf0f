import { always } from '../days.ts'
import { type Ledger, type LedgerRow, rowsIn } from '../ledger/rows.ts'
import { addZwl, type ConvertedPart, inUsd, nothingConverted } from '../money.ts'
import { customerFeeInUsd, feeInUsd, hasSucceeded } from '../payments/rules.ts'
import type { Transaction, TransactionType } from '../payments/schemas.ts'
import type { Payout } from './schemas.ts'

/** A transaction in a payout, in minor units of USD: its amount, fee and net amount. */
export interface CarriedLine {
  id: Transaction['id']
  date: string
  customer: string
  type: TransactionType
  /** Negative when it was returned to a customer. */
  gross: number
  fee: number
  /** Paid by the customer on top, to the platform: no part of the payout. */
  customerFee: number
  net: number
}

/** The contents of a payout, in minor units of USD: lines and rest add up to the total. */
export interface PayoutContents {
  lines: CarriedLine[]
  /** The ZWL in the lines' net amounts. */
  zwl: ConvertedPart
  /** The ZWL in the customer fees. */
  customerFeesZwl: ConvertedPart
  /**
   * The amount that the lines don't make up, and the payment that it is part of; null if it was in
   * the balance before.
   */
  rest: { amount: number; of: Transaction['id'] | null }
  total: number
}

function lineOf(row: LedgerRow): CarriedLine {
  const { id, date, customer, type, usd } = row
  const gross = type === 'refund' ? -usd : usd
  const fee = type === 'payment' ? feeInUsd(row) : 0
  return {
    id,
    date,
    customer,
    type,
    gross,
    fee,
    customerFee: customerFeeInUsd(row),
    net: gross - fee,
  }
}

type Carrying = Pick<Payout, 'merchantId' | 'amount' | 'currency' | 'carriesAfter' | 'carriesUpTo'>

/**
 * Lists the contents of a payout: the merchant's payments, refunds and adjustments settled in its
 * period, oldest first, up to its amount; ZWL at the sample rate. The result depends only on the
 * ledger. OUT-5.
 */
export function payoutContents(ledger: Ledger, payout: Carrying): PayoutContents {
  const { merchantId, carriesAfter, carriesUpTo } = payout
  const after = carriesAfter === null ? -Infinity : Date.parse(carriesAfter)
  const upTo = Date.parse(carriesUpTo)
  const carried = rowsIn(ledger, always, { merchantId })
    .filter((row) => row.settled > after && row.settled <= upTo)
    .filter((row) => row.type !== 'payout' && hasSucceeded(row))
    .sort((one, other) => one.settled - other.settled)

  const total = inUsd(payout.amount, payout.currency)
  const all = carried.map(lineOf)
  // A later refund may make room for a payment that would exceed the amount without it.
  const fitsWhole = all.reduce((sum, { net }) => sum + net, 0) <= total
  let left = total
  const next = fitsWhole ? -1 : all.findIndex(({ net }) => (left -= net) < 0)
  const lines = next === -1 ? all : all.slice(0, next)
  const amount = total - lines.reduce((sum, { net }) => sum + net, 0)
  const zwl = nothingConverted()
  const customerFeesZwl = nothingConverted()
  for (const { type, amount: gross, fee, customerFee = 0, currency } of carried.slice(
    0,
    lines.length,
  )) {
    addZwl(zwl, type === 'refund' ? -gross : gross, currency)
    if (type === 'payment') addZwl(zwl, -fee, currency)
    addZwl(customerFeesZwl, customerFee, currency)
  }
  const of = amount > 0 ? (all[next]?.id ?? null) : null
  return { lines, zwl, customerFeesZwl, rest: { amount, of }, total }
}

/** Totals a payout's lines, in minor units of USD. */
export function contentSums({ lines, customerFeesZwl, rest, total }: PayoutContents) {
  const sum = (of: (line: CarriedLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const grossOf = (type: TransactionType) => sum((line) => (line.type === type ? line.gross : 0))
  return {
    payments: grossOf('payment'),
    refunds: grossOf('refund'),
    adjustments: grossOf('adjustment'),
    fees: sum(({ fee }) => fee),
    customerFees: sum(({ customerFee }) => customerFee),
    customerFeesZwl,
    rest: rest.amount,
    total,
  }
}
