import type { MerchantId } from '../common.ts'
import type { Period } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { radixSort } from '../ledger/radix-sort.ts'
import { isTakenAt } from '../ledger/scan.ts'
import {
  findTransactions,
  type LedgerRow,
  rowsAt,
  type TransactionFilter,
} from '../payments/ledger-queries.ts'
import {
  type PaymentMethodId,
  type TransactionStatus,
  type TransactionType,
  transactionTypes,
} from '../payments/schemas.ts'

/** The kinds of rows in a report: those of the ledger, and payment fees as separate rows. */
export type ReportRowType = TransactionType | 'fee'

export interface ReportFilter {
  merchantId: MerchantId
  period: Period
  /**
   * The date that selects and sorts rows: entry or settlement. By settlement, pending rows are in
   * no period and each row is in exactly one.
   */
  by?: 'entered' | 'settled' | undefined
  /** Empty matches every row, as with the two below. */
  statuses: readonly TransactionStatus[]
  methods: readonly PaymentMethodId[]
  /** Fees are separate rows only on request; each payment row includes its own. */
  types: readonly ReportRowType[]
}

export type ReportRow = Omit<LedgerRow, 'type'> & {
  type: ReportRowType
  /** The time of its final state, in milliseconds; NaN while it is pending. */
  settled: number
}

export interface ReportRows {
  total: number
  /** The positions of the ledger's rows among them, for totals. */
  positions: Uint32Array
  /** Returns the rows from one index up to another, newest first. */
  rows: (from: number, to: number) => ReportRow[]
}

/**
 * Report rows are indexed at twice the ledger position; odd indexes are the fee of that payment.
 */
const feeOf = (at: number) => 2 * at + 1

/** Returns the rows a filter selects, newest first. */
function findPositions(
  ledger: Ledger,
  { by, period, ...asked }: TransactionFilter & Pick<ReportFilter, 'by' | 'period'>,
): Uint32Array {
  if (by !== 'settled') return findTransactions(ledger, { ...asked, ...period }).positions
  const { settled } = ledger.columns.column
  // A pending row has no settlement time, so it is in no period.
  const isIn = (instant = Number.NaN) => instant >= period.from && instant < period.before
  const positions = findTransactions(ledger, asked).positions.filter((at) => isIn(settled[at]))
  radixSort(positions.reverse(), settled)
  return positions.reverse()
}

/** Finds a report's rows, newest first; a fee follows its payment. REP-1. */
export function findReportRows(ledger: Ledger, filter: ReportFilter): ReportRows {
  const { merchantId, by, period, statuses, methods, types } = filter
  const withFees = types.includes('fee')
  const wanted = new Set(types.length === 0 ? transactionTypes : types)
  const positions = findPositions(ledger, {
    merchantId,
    by,
    period,
    statuses,
    methods,
    types: transactionTypes.filter((type) => wanted.has(type) || (withFees && type === 'payment')),
  })
  const { columns } = ledger
  const { column } = columns
  const isWanted = transactionTypes.map((type) => wanted.has(type))
  const places = new Float64Array(withFees ? 2 * positions.length : positions.length)
  const listed = new Uint32Array(positions.length)
  let [total, own] = [0, 0]
  for (const at of positions) {
    if (isWanted[column.type[at] ?? 0]) {
      places[total] = 2 * at
      listed[own] = at
      total += 1
      own += 1
    }
    if (withFees && isTakenAt(columns, at) && (column.fee[at] ?? 0) > 0) {
      places[total] = feeOf(at)
      total += 1
    }
  }

  function rows(from: number, to: number): ReportRow[] {
    const asked = places.subarray(from, Math.min(to, total))
    const found = Uint32Array.from(asked, (place) => Math.floor(place / 2))
    return rowsAt(ledger, found).map((row, at) => {
      const settled = column.settled[found[at] ?? 0] ?? Number.NaN
      if ((asked[at] ?? 0) % 2 === 0) return { ...row, settled }
      return { ...row, settled, type: 'fee', amount: row.fee, fee: 0 }
    })
  }

  return { total, positions: listed.subarray(0, own), rows }
}

/** Finds successful payments, refunded or not, newest first. */
export function findTaken(
  ledger: Ledger,
  { merchantId, period, methods }: Pick<ReportFilter, 'merchantId' | 'period' | 'methods'>,
): Uint32Array {
  return findTransactions(ledger, {
    merchantId,
    ...period,
    methods,
    types: ['payment'],
    statuses: ['successful', 'refunded'],
  }).positions
}
