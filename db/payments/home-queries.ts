import { addDays } from 'date-fns/addDays'
import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { lastMonths, type Period, startOfDay } from '../days.ts'
import { type Ledger, loadLedger } from '../ledger/load-ledger.ts'
import { addZwl, isRefundAt, isTakenAt, scan, type Subject } from '../ledger/scan.ts'
import { activeLinks, type ActiveLinks, ownLinks } from '../links/queries.ts'
import { nothingConverted } from '../money.ts'
import { getNeedsDoing, type NeedsDoing } from '../merchants/needs-doing-queries.ts'
import {
  compared,
  dailyTotals,
  type DayTotal,
  type Figure,
  type MoneyFigure,
  takenIn,
  type Takings,
} from './figures.ts'
import { type LedgerRow, rowsAt } from './ledger-queries.ts'
import { methodShare, type MethodShare } from './method-figures.ts'

/** Returns a merchant's newest transactions, newest first. HOME-1. */
export function recentTransactions(ledger: Ledger, merchantId: MerchantId, count = 5): LedgerRow[] {
  const { columns } = ledger
  const order = columns.order()
  const merchant = columns.merchants.find(merchantId)
  const newest: number[] = []
  for (let place = order.length - 1; place >= 0 && newest.length < count; place -= 1) {
    const at = order[place] ?? 0
    if (columns.column.merchant[at] === merchant) newest.push(at)
  }
  return rowsAt(ledger, Uint32Array.from(newest))
}

/** Totals customer payments today, in the device's zone. */
export const takenToday = (ledger: Ledger, subject: Subject, now: Date): Takings =>
  takenIn(ledger, subject, { from: startOfDay(now), before: startOfDay(now, 1) })

/** Totals customer payments yesterday up to this time of day, in the device's zone. */
export const takenByNowYesterday = (ledger: Ledger, subject: Subject, now: Date): Takings =>
  takenIn(ledger, subject, { from: startOfDay(now, -1), before: addDays(now, -1).getTime() })

/** Totals customer payments less refunds, in minor units of USD. HOME-1. */
export function totalRevenue(ledger: Ledger, subject: Subject, now: Date): MoneyFigure {
  const { columns } = ledger
  const { usd } = columns.column
  const revenueIn = (period: Period) => {
    const revenue = { amount: 0, zwl: nothingConverted() }
    scan(ledger, subject, period, (at) => {
      const sign = isTakenAt(columns, at) ? 1 : isRefundAt(columns, at) ? -1 : 0
      if (sign === 0) return
      revenue.amount += sign * (usd[at] ?? 0)
      addZwl(revenue.zwl, columns, at, 'amount', sign)
    })
    return revenue
  }
  const { month, monthBefore } = lastMonths(now)
  const { amount, zwl } = revenueIn(month)
  return { value: amount, before: revenueIn(monthBefore).amount, zwl }
}

/** Counts transactions of every type and status. HOME-1. */
export function transactionCount(ledger: Ledger, subject: Subject, now: Date): Figure {
  return compared(now, (period) => {
    let count = 0
    scan(ledger, subject, period, () => {
      count += 1
    })
    return count
  })
}

/** Counts the distinct customers who paid. HOME-1. */
export function activeCustomers(ledger: Ledger, subject: Subject, now: Date): Figure {
  const { columns } = ledger
  return compared(now, (period) => {
    const paid = new Uint8Array(columns.customers.names.length)
    scan(ledger, subject, period, (at) => {
      if (isTakenAt(columns, at)) paid[columns.column.customer[at] ?? 0] = 1
    })
    return paid.reduce((sum, one) => sum + one, 0)
  })
}

/** Everything on the dashboard's home (HOME-1), money in minor units of USD. */
export interface Home {
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
  /** The ledger's last change that is included. */
  seq: number
  /** The open steps of a new business, shown instead of figures until its first transaction. */
  firstSteps: { approved: boolean; hasLink: boolean; hasTransaction: boolean }
}

/** Returns the figures of a merchant's home as of an instant, its days in the device's zone. */
export async function getHome(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<Home> {
  const [ledger, merchant, links, needsDoing] = await Promise.all([
    loadLedger(db),
    db.merchants.get(merchantId),
    ownLinks(db, merchantId),
    getNeedsDoing(db, merchantId, now),
  ])
  const own = { merchantId }
  const recent = recentTransactions(ledger, merchantId)
  return {
    today: takenToday(ledger, own, now),
    yesterday: takenByNowYesterday(ledger, own, now),
    revenue: totalRevenue(ledger, own, now),
    transactions: transactionCount(ledger, own, now),
    customers: activeCustomers(ledger, own, now),
    links: activeLinks(links, now),
    days: dailyTotals(ledger, own, now),
    methods: methodShare(ledger, own, now),
    recent,
    needsDoing,
    seq: ledger.seq,
    firstSteps: {
      approved: merchant?.approvalStatus === 'APPROVED',
      hasLink: links.length > 0,
      hasTransaction: recent.length > 0,
    },
  }
}
