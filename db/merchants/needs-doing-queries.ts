import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { always, startOfDay } from '../days.ts'
import { isChargedOnly } from '../disputes/rules.ts'
import { listInvoices } from '../invoices/queries.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { rowsIn } from '../ledger/rows.ts'
import { addZwl, type ConvertedPart, currencies, type Currency, sumInUsd } from '../money.ts'
import { balancesOf } from '../payouts/balance-figures.ts'
import { openRequest } from './rules.ts'
import type { BusinessDocument, Merchant } from './schemas.ts'

const days = 3

/** The time in milliseconds after which a pending payment needs attention. */
const pendingTooLong = 3_600_000

/** How many, and their sum in minor units of USD with the ZWL in it. */
export interface CountedSum {
  count: number
  amount: number
  zwl: ConvertedPart
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
  /** Payouts that recently came back. */
  payouts: CountedSum
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

/**
 * Returns a merchant's open tasks at an instant, with a count of 0 where there are none. HOME-1.
 */
export async function getNeedsDoing(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<NeedsDoing> {
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
  const caseOf = new Map(cases.map((row) => [row.transactionId, row]))
  const since = startOfDay(now, 1 - days)
  const overdue = invoices.filter(({ status }) => status === 'overdue')
  const cameBack = payouts.filter(
    ({ status, endedAt }) => status === 'failed' && Date.parse(endedAt ?? '') >= since,
  )
  const awaited = disputes
    .filter(({ status, dueAt }) => status === 'evidence' && Date.parse(dueAt) > now.getTime())
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
  const [first] = awaited
  const found: NeedsDoing = {
    overdue: counted(overdue.map(({ open, currency }) => ({ amount: open, currency }))),
    failed: counted([]),
    charged: { ...counted([]), id: '' },
    disputes: { ...counted(awaited), id: first?.id ?? '', dueAt: first?.dueAt ?? '' },
    waiting: counted([]),
    payouts: counted(cameBack),
    belowZero: currencies
      .map((currency) => ({ currency, available: balances[currency].available }))
      .filter(({ available }) => available < 0),
    rejected: documents
      .filter((document) => document.status === 'rejected' && isOpen(document, merchant))
      .map(({ id, name }) => ({ id, name })),
    asked: merchant !== undefined && openRequest(merchant) !== undefined,
    since,
  }
  const longAgo = now.getTime() - pendingTooLong
  for (const row of rowsIn(ledger, always, { merchantId })) {
    const { id, type, status, settled, instant, usd, amount, currency } = row
    if (type !== 'payment') continue
    const paymentCase = caseOf.get(id)
    const isTraced = paymentCase?.status === 'open'
    const isCharged = isChargedOnly(row, paymentCase)
    const sum = isTraced
      ? undefined
      : isCharged
        ? found.charged
        : status === 'failed' && settled >= since
          ? found.failed
          : status === 'pending' && instant <= longAgo
            ? found.waiting
            : undefined
    if (!sum) continue
    if (isCharged) found.charged.id = id
    sum.count += 1
    sum.amount += usd
    addZwl(sum.zwl, amount, currency)
  }
  return found
}

const counted = (amounts: Parameters<typeof sumInUsd>[0]): CountedSum => ({
  count: amounts.length,
  ...sumInUsd(amounts),
})
