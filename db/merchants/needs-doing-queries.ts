import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { always, startOfDay } from '../days.ts'
import { listInvoices } from '../invoices/queries.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { codeOf, scan } from '../ledger/scan.ts'
import { inUsd } from '../money.ts'
import type { BusinessDocument } from './schemas.ts'

const days = 3

/** How long a payment may be under way before someone should look, in milliseconds: an hour. */
const patience = 3_600_000

/** A merchant's open tasks; sums in minor units of USD. */
export interface NeedsDoing {
  /** Invoices whose due day is over, and what is still owed of them. */
  overdue: { count: number; amount: number }
  /** Payments of the last days that did not come through: the customer may pay again. */
  failed: { count: number; amount: number }
  /** Payments that hang: they can be retried. */
  waiting: { count: number; amount: number }
  /** Payouts that came back in the last days. */
  payouts: { count: number; amount: number }
  /** Documents that were rejected, until they are replaced. */
  rejected: Pick<BusinessDocument, 'id' | 'name'>[]
  /** The first of the last days, in milliseconds. */
  since: number
}

/**
 * Returns what needs doing at an instant, with a count of 0 where nothing does. Spec §2 Dashboard
 * home.
 */
export async function getNeedsDoing(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = new Date(),
): Promise<NeedsDoing> {
  const [ledger, invoices, payouts, documents] = await Promise.all([
    loadLedger(db),
    listInvoices(db, merchantId, now),
    db.payouts.where('merchantId').equals(merchantId).toArray(),
    db.documents.where('merchantId').equals(merchantId).toArray(),
  ])
  const since = startOfDay(now, 1 - days)
  const overdue = invoices.filter(({ status }) => status === 'overdue')
  const cameBack = payouts.filter(
    ({ status, endedAt }) => status === 'failed' && Date.parse(endedAt ?? '') >= since,
  )
  const found: NeedsDoing = {
    overdue: counted(overdue.map(({ open, currency }) => inUsd(open, currency))),
    failed: { count: 0, amount: 0 },
    waiting: { count: 0, amount: 0 },
    payouts: counted(cameBack.map(({ amount, currency }) => inUsd(amount, currency))),
    rejected: documents
      .filter(({ status }) => status === 'rejected')
      .map(({ id, name }) => ({ id, name })),
    since,
  }
  const { column } = ledger.columns
  const longAgo = now.getTime() - patience
  scan(ledger, { merchantId }, always, (at) => {
    if (column.type[at] !== codeOf.payment) return
    const date = column.date[at] ?? 0
    const sum =
      column.status[at] === codeOf.failed && (column.settled[at] ?? 0) >= since
        ? found.failed
        : column.status[at] === codeOf.pending && date <= longAgo
          ? found.waiting
          : undefined
    if (!sum) return
    sum.count += 1
    sum.amount += column.usd[at] ?? 0
  })
  return found
}

const counted = (amounts: readonly number[]) => ({
  count: amounts.length,
  amount: amounts.reduce((sum, amount) => sum + amount, 0),
})
