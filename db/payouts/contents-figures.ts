import type { MerchantId } from '../common.ts'
import { always } from '../days.ts'
import { type Ledger, type LedgerRow, rowsIn } from '../ledger/rows.ts'
import { hasSucceeded } from '../payments/rules.ts'
import type { Transaction, TransactionType } from '../payments/schemas.ts'
import type { Payout } from './schemas.ts'

/** A transaction in a payout, in minor units of the payout's currency: its amount, fee and net amount. */
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

/** The contents of a payout, in minor units of its currency: lines and rest add up to the total. */
export interface PayoutContents {
  lines: CarriedLine[]
  /**
   * The amount that the lines don't make up, and the payment that it is part of; null if it was in
   * the balance before.
   */
  rest: { amount: number; of: Transaction['id'] | null }
  total: number
}

function lineOf({
  id,
  date,
  customer,
  type,
  amount,
  fee,
  customerFee = 0,
}: LedgerRow): CarriedLine {
  const gross = type === 'refund' ? -amount : amount
  const charged = type === 'payment' ? fee : 0
  return { id, date, customer, type, gross, fee: charged, customerFee, net: gross - charged }
}

type Carrying = Pick<Payout, 'merchantId' | 'amount' | 'currency' | 'carriesAfter' | 'carriesUpTo'>

/** Returns whether a row settled in the period that a payout pays out. OUT-5. */
export function isInPeriod(
  { available }: Pick<LedgerRow, 'available'>,
  { carriesAfter, carriesUpTo }: Pick<Payout, 'carriesAfter' | 'carriesUpTo'>,
): boolean {
  const after = carriesAfter === null ? -Infinity : Date.parse(carriesAfter)
  return available > after && available <= Date.parse(carriesUpTo)
}

/**
 * Lists the contents of a payout: the merchant's payments, refunds and adjustments in its currency
 * that settled in its period, oldest first, up to its amount. The result depends only on the ledger.
 * OUT-5.
 */
export function payoutContents(ledger: Ledger, payout: Carrying): PayoutContents {
  const { merchantId, currency, amount: total } = payout
  const carried = rowsIn(ledger, always, { merchantId })
    .filter((row) => isInPeriod(row, payout))
    .filter((row) => row.currency === currency && row.type !== 'payout' && hasSucceeded(row))
    .sort((one, other) => one.available - other.available)

  const all = carried.map(lineOf)
  // A later refund may make room for a payment that would exceed the amount without it.
  const fitsWhole = all.reduce((sum, { net }) => sum + net, 0) <= total
  let left = total
  const next = fitsWhole ? -1 : all.findIndex(({ net }) => (left -= net) < 0)
  const lines = next === -1 ? all : all.slice(0, next)
  const amount = total - lines.reduce((sum, { net }) => sum + net, 0)
  const of = amount > 0 ? (all[next]?.id ?? null) : null
  return { lines, rest: { amount, of }, total }
}

/** Returns the first place of sorted rows whose row settled after an instant, in milliseconds. */
function settledAfter(rows: readonly LedgerRow[], instant: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.available ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns which of some payouts of a merchant carry each transaction, whole or in part, oldest payout first; those that
 * came back carry nothing. One sort for all of them. OUT-5.
 */
export function carryingPayouts<P extends Carrying & Pick<Payout, 'status' | 'requestedAt'>>(
  ledger: Ledger,
  merchantId: MerchantId,
  payouts: readonly P[],
): Map<Transaction['id'], P[]> {
  const rows = rowsIn(ledger, always, { merchantId })
    .filter(({ available }) => !Number.isNaN(available))
    .sort((one, other) => one.available - other.available)
  const carrying = new Map<Transaction['id'], P[]>()
  const sent = payouts
    .filter(({ status }) => status !== 'failed' && status !== 'cancelled')
    .sort((one, other) => one.requestedAt.localeCompare(other.requestedAt))
  for (const payout of sent) {
    const { carriesAfter, carriesUpTo } = payout
    const from = carriesAfter === null ? 0 : settledAfter(rows, Date.parse(carriesAfter))
    const own = rows.slice(from, settledAfter(rows, Date.parse(carriesUpTo)))
    const { lines, rest } = payoutContents({ ...ledger, rows: own }, payout)
    const ids = [...lines.map(({ id }) => id), ...(rest.of === null ? [] : [rest.of])]
    for (const id of ids) carrying.set(id, [...(carrying.get(id) ?? []), payout])
  }
  return carrying
}

/** Totals a payout's lines, in minor units of its currency. */
export function contentSums({ lines, rest, total }: PayoutContents) {
  const sum = (of: (line: CarriedLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const grossOf = (type: TransactionType) => sum((line) => (line.type === type ? line.gross : 0))
  return {
    payments: grossOf('payment'),
    refunds: grossOf('refund'),
    adjustments: grossOf('adjustment'),
    fees: sum(({ fee }) => fee),
    customerFees: sum(({ customerFee }) => customerFee),
    rest: rest.amount,
    total,
  }
}
