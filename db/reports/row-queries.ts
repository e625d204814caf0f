import type { MerchantId } from '../common.ts'
import type { Period } from '../days.ts'
import type { Ledger, LedgerRow } from '../ledger/rows.ts'
import { chargedRows } from '../payments/fee-figures.ts'
import { findTransactions, type TransactionFilter } from '../payments/ledger-queries.ts'
import { hasSucceeded, isTaken } from '../payments/rules.ts'
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

export type ReportRow = Omit<LedgerRow, 'type'> & { type: ReportRowType }

export interface ReportRows {
  /** Newest first; a fee follows its payment. */
  rows: readonly ReportRow[]
  /** The ledger's rows among them, for totals. */
  listed: readonly LedgerRow[]
}

/** Returns the rows a filter selects, newest first. */
function findRows(
  ledger: Ledger,
  { by, period, ...asked }: TransactionFilter & Pick<ReportFilter, 'by' | 'period'>,
): readonly LedgerRow[] {
  if (by !== 'settled') return findTransactions(ledger, { ...asked, ...period }).found
  // A pending row has no settlement time, so it is in no period.
  return findTransactions(ledger, asked)
    .found.filter(({ settled }) => settled >= period.from && settled < period.before)
    .sort((one, other) => other.settled - one.settled)
}

/** Finds a report's rows, newest first; a fee follows its payment. REP-1. */
export function findReportRows(ledger: Ledger, filter: ReportFilter): ReportRows {
  const { merchantId, by, period, statuses, methods, types } = filter
  const withFees = types.includes('fee')
  const wanted = new Set(types.length === 0 ? transactionTypes : types)
  const found = findRows(ledger, {
    merchantId,
    by,
    period,
    statuses,
    methods,
    types: transactionTypes.filter((type) => wanted.has(type) || (withFees && type === 'payment')),
  })
  const feeOf = (row: LedgerRow): ReportRow[] =>
    withFees && isTaken(row) && row.fee > 0
      ? [{ ...row, type: 'fee', amount: row.fee, fee: 0 }]
      : []
  return {
    rows: found.flatMap((row): ReportRow[] => [
      // With a row of its own, a fee is not in its payment's row, too.
      ...(wanted.has(row.type) ? [feeOf(row).length > 0 ? { ...row, fee: 0 } : row] : []),
      ...feeOf(row),
    ]),
    listed: found.filter(({ type }) => wanted.has(type)),
  }
}

type Asked = Pick<ReportFilter, 'merchantId' | 'period' | 'methods'>

/** Finds successful payments, refunded or not, newest first. */
export const findTaken = (
  ledger: Ledger,
  { merchantId, period, methods }: Asked,
): readonly LedgerRow[] =>
  findTransactions(ledger, { merchantId, ...period, methods, types: ['payment'] }).found.filter(
    hasSucceeded,
  )

/** Finds what was charged a fee: successful payments, and, unless methods are asked for, payouts that arrived. */
export const findCharged = (ledger: Ledger, asked: Asked): readonly LedgerRow[] =>
  asked.methods.length > 0
    ? findTaken(ledger, asked)
    : chargedRows(ledger, { merchantId: asked.merchantId }, asked.period)
