import { always } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { addZwl, codeOf, customerFeeInUsd, scan } from '../ledger/scan.ts'
import { type ConvertedPart, currencies, inUsd, nothingConverted } from '../money.ts'
import { type Transaction, type TransactionType, transactionTypes } from '../payments/schemas.ts'
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

function lineAt({ columns }: Ledger, at: number): CarriedLine {
  const { column, customers } = columns
  const usd = column.usd[at] ?? 0
  const gross = column.type[at] === codeOf.refund ? -usd : usd
  const currency = currencies[column.currency[at] ?? 0] ?? 'USD'
  const fee = column.type[at] === codeOf.payment ? inUsd(column.fee[at] ?? 0, currency) : 0
  return {
    id: `TX-${column.number[at]}`,
    date: new Date(column.date[at] ?? 0).toISOString(),
    customer: customers.names[column.customer[at] ?? 0] ?? '',
    type: transactionTypes[column.type[at] ?? 0] ?? 'payment',
    gross,
    fee,
    customerFee: customerFeeInUsd(columns, at),
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
  const { column } = ledger.columns
  const settled: { at: number; moment: number }[] = []
  scan(ledger, { merchantId }, always, (at) => {
    const moment = column.settled[at] ?? Number.NaN
    const status = column.status[at]
    if (!(moment > after && moment <= upTo) || column.type[at] === codeOf.payout) return
    if (status === codeOf.successful || status === codeOf.refunded) settled.push({ at, moment })
  })
  settled.sort((one, other) => one.moment - other.moment)

  const total = inUsd(payout.amount, payout.currency)
  const all = settled.map(({ at }) => lineAt(ledger, at))
  // A later refund may make room for a payment that would exceed the amount without it.
  const fitsWhole = all.reduce((sum, { net }) => sum + net, 0) <= total
  let left = total
  const next = fitsWhole ? -1 : all.findIndex(({ net }) => (left -= net) < 0)
  const lines = next === -1 ? all : all.slice(0, next)
  const amount = total - lines.reduce((sum, { net }) => sum + net, 0)
  const zwl = nothingConverted()
  const customerFeesZwl = nothingConverted()
  for (const { at } of settled.slice(0, lines.length)) {
    addZwl(zwl, ledger.columns, at, 'amount', column.type[at] === codeOf.refund ? -1 : 1)
    if (column.type[at] === codeOf.payment) addZwl(zwl, ledger.columns, at, 'fee', -1)
    addZwl(customerFeesZwl, ledger.columns, at, 'customerFee')
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
