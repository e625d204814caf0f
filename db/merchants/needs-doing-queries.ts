import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { awaitsEvidence } from '../disputes/rules.ts'
import type { Dispute, PaymentCase } from '../disputes/schemas.ts'
import { type InvoiceListing, listInvoices } from '../invoices/queries.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Ledger, LedgerRow } from '../ledger/rows.ts'
import { byCurrency, currencies, type Currency } from '../money.ts'
import { failedLately, type PaymentTask, recentSince, taskOf } from '../payments/counted-rows.ts'
import { type Balances, balancesOf } from '../payouts/balance-figures.ts'
import type { Payout } from '../payouts/schemas.ts'
import { openRequest } from './rules.ts'
import type { BusinessDocument, Merchant } from './schemas.ts'

/** How many, and their sums in minor units of each currency. */
export interface CountedSum {
  count: number
  amounts: Record<Currency, number>
}

/** A merchant's open tasks. */
export interface NeedsDoing {
  /** Overdue invoices and their amount due. */
  overdue: CountedSum
  /** Recently failed payments, whose customers may pay again. */
  failed: CountedSum
  /** Payments that were charged, but not received, and are not reported yet; the newest one's id. */
  charged: CountedSum & { id: string }
  /** Disputes that wait for evidence; the id and the deadline of the first one due. */
  disputes: CountedSum & { id: string; dueAt: string }
  /** Payments pending for too long, which can be retried. */
  waiting: CountedSum
  /** Payouts that recently came back; the id of one. */
  payouts: CountedSum & { id: string }
  /** What is available of each balance that a refund or a dispute took below zero. */
  belowZero: { currency: Currency; available: number }[]
  /** Whether staff asked for information about its application and wait for the answer. */
  asked: boolean
  /** Rejected documents that have not been replaced, and that no approval has settled. */
  rejected: Pick<BusinessDocument, 'id' | 'name'>[]
  /** The start of the recent period, in milliseconds. */
  since: number
}

/** Returns whether a rejected document is still needed: an approval settles those before it. */
const isOpen = (
  { reviewedAt, uploadDate }: BusinessDocument,
  merchant: Pick<Merchant, 'approvalDate'> | undefined,
): boolean => (reviewedAt ?? uploadDate) > (merchant?.approvalDate ?? '')

/** What a merchant's tasks and its money on home are computed from, and when. */
export interface MerchantBooks {
  merchantId: MerchantId
  ledger: Ledger
  merchant: Merchant | undefined
  invoices: InvoiceListing[]
  payouts: Payout[]
  documents: BusinessDocument[]
  cases: PaymentCase[]
  disputes: Dispute[]
  balances: Balances
  now: Date
}

/** Reads what a merchant's tasks and its money are computed from, at an instant. HOME-1. */
export async function readBooks(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<MerchantBooks> {
  const [ledger, merchant, invoices, payouts, documents, cases, disputes] = await Promise.all([
    loadLedger(db),
    db.merchants.get(merchantId),
    listInvoices(db, merchantId, now),
    db.payouts.where('merchantId').equals(merchantId).toArray(),
    db.documents.where('merchantId').equals(merchantId).toArray(),
    db.cases.where('merchantId').equals(merchantId).toArray(),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  const balances = balancesOf(ledger, merchantId, { disputes, now })
  return {
    merchantId,
    ledger,
    merchant,
    invoices,
    payouts,
    documents,
    cases,
    disputes,
    balances,
    now,
  }
}

/** Counts amounts and adds them by currency. */
export const countedSum = (
  rows: readonly { amount: number; currency: Currency }[],
): CountedSum => ({
  count: rows.length,
  amounts: byCurrency((currency) =>
    rows.reduce((sum, row) => sum + (row.currency === currency ? row.amount : 0), 0),
  ),
})

/** Returns what is due of invoices, as amounts. */
export const amountsDue = (invoices: readonly InvoiceListing[]) =>
  invoices.map(({ open, currency }) => ({ amount: open, currency }))

/** Returns a merchant's open tasks, with a count of 0 where there are none. HOME-1. */
export function needsDoing(books: MerchantBooks): NeedsDoing {
  const { merchantId, ledger, merchant, invoices, payouts, documents, cases, balances, now } = books
  const caseOf = new Map(cases.map((row) => [row.transactionId, row]))
  const since = recentSince(now)
  const awaited = books.disputes
    .filter((row) => awaitsEvidence(row, now.getTime()))
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
  const returned = payouts.filter((payout) => failedLately(payout, now))
  const rows: Record<PaymentTask, LedgerRow[]> = { charged: [], waiting: [], failed: [] }
  for (const row of ledger.rows) {
    const task = row.merchantId === merchantId && taskOf(row, caseOf.get(row.id), now)
    if (task) rows[task].push(row)
  }
  return {
    overdue: countedSum(amountsDue(invoices.filter(({ status }) => status === 'overdue'))),
    failed: countedSum(rows.failed),
    charged: { ...countedSum(rows.charged), id: rows.charged.at(-1)?.id ?? '' },
    disputes: { ...countedSum(awaited), id: awaited[0]?.id ?? '', dueAt: awaited[0]?.dueAt ?? '' },
    waiting: countedSum(rows.waiting),
    payouts: { ...countedSum(returned), id: returned.at(-1)?.id ?? '' },
    belowZero: currencies
      .map((currency) => ({ currency, available: balances[currency].available }))
      .filter(({ available }) => available < 0),
    rejected: documents
      .filter((document) => document.status === 'rejected' && isOpen(document, merchant))
      .map(({ id, name }) => ({ id, name })),
    asked: merchant !== undefined && openRequest(merchant) !== undefined,
    since,
  }
}
