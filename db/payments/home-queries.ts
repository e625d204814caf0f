import { addDays } from 'date-fns/addDays'
import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { lastMonths, type Period, startOfDay } from '../days.ts'
import { type Ledger, type LedgerRow, rowsIn, type Subject } from '../ledger/rows.ts'
import { activeLinks, type ActiveLinks, ownLinks } from '../links/queries.ts'
import type { Notification } from '../log/messages.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { addZwl, nothingConverted } from '../money.ts'
import {
  amountsDue,
  type CountedSum,
  countedSum,
  type NeedsDoing,
  needsDoing,
  readBooks,
} from '../merchants/needs-doing-queries.ts'
import { type Balances, nextSettlement } from '../payouts/balance-figures.ts'
import { type NextPayout, nextPayoutOf } from '../payouts/next-payout.ts'
import { feeTotals, type FeeTotals } from './fee-figures.ts'
import {
  compared,
  dailyTotals,
  type DayTotal,
  type Figure,
  type MoneyFigure,
  takenIn,
  takenRows,
  type Takings,
} from './figures.ts'
import { methodShare, type MethodShare } from './method-figures.ts'
import { isRefund, isTaken } from './rules.ts'

/** Returns a merchant's newest transactions, newest first. HOME-1. */
export function recentTransactions(ledger: Ledger, merchantId: MerchantId, count = 5): LedgerRow[] {
  const newest: LedgerRow[] = []
  for (let at = ledger.rows.length - 1; at >= 0 && newest.length < count; at -= 1) {
    const row = ledger.rows[at]
    if (row?.merchantId === merchantId) newest.push(row)
  }
  return newest
}

/** Totals customer payments today, in the device's zone. */
export const takenToday = (ledger: Ledger, subject: Subject, now: Date): Takings =>
  takenIn(ledger, subject, { from: startOfDay(now), before: startOfDay(now, 1) })

/** Totals customer payments yesterday up to this time of day, in the device's zone. */
export const takenByNowYesterday = (ledger: Ledger, subject: Subject, now: Date): Takings =>
  takenIn(ledger, subject, { from: startOfDay(now, -1), before: addDays(now, -1).getTime() })

/** Totals customer payments less refunds, in minor units of USD. HOME-1. */
export function totalRevenue(ledger: Ledger, subject: Subject, now: Date): MoneyFigure {
  const revenueIn = (period: Period) => {
    const revenue = { amount: 0, zwl: nothingConverted() }
    for (const row of rowsIn(ledger, period, subject)) {
      const sign = isTaken(row) ? 1 : isRefund(row) ? -1 : 0
      revenue.amount += sign * row.usd
      addZwl(revenue.zwl, sign * row.amount, row.currency)
    }
    return revenue
  }
  const { month, monthBefore } = lastMonths(now)
  const { amount, zwl } = revenueIn(month)
  return { value: amount, before: revenueIn(monthBefore).amount, zwl }
}

/** Counts transactions of every type and status. HOME-1. */
export function transactionCount(ledger: Ledger, subject: Subject, now: Date): Figure {
  return compared(now, (period) => rowsIn(ledger, period, subject).length)
}

/** Counts the distinct customers who paid. HOME-1. */
export function activeCustomers(ledger: Ledger, subject: Subject, now: Date): Figure {
  return compared(
    now,
    (period) => new Set(takenRows(ledger, subject, period).map(({ customer }) => customer)).size,
  )
}

/**
 * Returns the id of the notification of a business's approval until it is read; null otherwise. One approved in the sample
 * has read its own.
 */
async function unreadApproval(
  db: PaidDatabase,
  merchant: Merchant | undefined,
): Promise<Notification['id'] | null> {
  if (merchant?.approvalStatus !== 'APPROVED' || merchant.approvalDate === null) return null
  const found = await db.notifications
    .where('[merchantId+createdAt]')
    .equals([merchant.id, merchant.approvalDate])
    .filter(({ kind, readAt }) => kind === 'application-decided' && readAt === null)
    .first()
  return found?.id ?? null
}

/** Everything on the dashboard's home (HOME-1), money in minor units of USD unless it is by currency. */
export interface Home {
  balances: Balances
  /** When the next payment is settled, in milliseconds; null where none is pending. */
  nextSettlement: number | null
  nextPayout: NextPayout | null
  /** Invoices with an amount due. */
  owed: CountedSum
  fees: FeeTotals
  today: Takings
  /** Yesterday's payments up to this time of day. */
  yesterday: Takings
  revenue: MoneyFigure
  transactions: Figure
  customers: Figure
  links: ActiveLinks
  /** 14 days, ending today. */
  days: DayTotal[]
  methods: MethodShare[]
  /** The five newest. */
  recent: LedgerRow[]
  needsDoing: NeedsDoing
  /** The notification of its approval, until it is read. */
  approval: Notification['id'] | null
  /** The ledger's last change that is included. */
  seq: number
  /** Until its first transaction, a business has no figures to show. */
  hasTransactions: boolean
}

/** Returns the figures of a merchant's home as of an instant, its days in the device's zone. */
export async function getHome(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<Home> {
  const [books, links, accounts, settings] = await Promise.all([
    readBooks(db, merchantId, now),
    ownLinks(db, merchantId),
    db.bankAccounts.where('merchantId').equals(merchantId).toArray(),
    db.payoutSettings.get(merchantId),
  ])
  const { ledger, merchant, balances, payouts, invoices } = books
  const own = { merchantId }
  const recent = recentTransactions(ledger, merchantId)
  return {
    balances,
    nextSettlement: nextSettlement(ledger, merchantId, now),
    nextPayout: nextPayoutOf({ payouts, accounts, settings, balances, merchant }),
    owed: countedSum(amountsDue(invoices.filter(({ open }) => open > 0))),
    fees: feeTotals(ledger, merchantId, now),
    today: takenToday(ledger, own, now),
    yesterday: takenByNowYesterday(ledger, own, now),
    revenue: totalRevenue(ledger, own, now),
    transactions: transactionCount(ledger, own, now),
    customers: activeCustomers(ledger, own, now),
    links: activeLinks(links, now),
    days: dailyTotals(ledger, own, now),
    methods: methodShare(ledger, own, now),
    recent,
    needsDoing: needsDoing(books),
    approval: await unreadApproval(db, merchant),
    seq: ledger.seq,
    hasTransactions: recent.length > 0,
  }
}
