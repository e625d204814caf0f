import { always } from '../../model/days.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { isTakenAt, scan } from '../../ledger/scan.ts'
import { currencies, inCurrency } from '../../model/money.ts'
import type { PaymentLink } from '../../model/payment-link.ts'
import { dailyTotals, type DayTotal } from './daily-totals.ts'
import { methodShare, type MethodShare } from './method-share.ts'

export interface LinkFigures {
  /** How many customers paid by it. */
  payments: number
  /** What they paid, less what went back to them, in minor units of the link's currency: as `totalRevenue` counts. */
  collected: number
  views: number
  /** Payments for each hundred views, at most 100; null before the first view. */
  conversion: number | null
}

export interface LinkAnalytics extends LinkFigures {
  byDay: DayTotal[]
  byMethod: MethodShare[]
}

/** What each of a merchant's links brought, by the link's id. Spec §2 Payment Links. */
export function linkFigures(
  ledger: Ledger,
  links: readonly PaymentLink[],
): Map<PaymentLink['id'], LinkFigures> {
  const { columns } = ledger
  const { column } = columns
  const own = links.map((link) => ({ link, code: columns.links.find(link.id) }))
  const byCode = new Map(
    own.map(({ link, code }) => [code, { currency: link.currency, payments: 0, collected: 0 }]),
  )
  scan(ledger, {}, always, (at) => {
    const total = column.link[at] === 0 ? undefined : byCode.get(column.link[at] ?? 0)
    if (!total || !isTakenAt(columns, at)) return
    const paidIn = currencies[column.currency[at] ?? 0] ?? 'USD'
    total.payments += 1
    const kept = (column.amount[at] ?? 0) - (column.refunded[at] ?? 0)
    total.collected += inCurrency(kept, paidIn, total.currency)
  })
  return new Map(
    own.map(({ link: { id, views }, code }) => {
      const { payments = 0, collected = 0 } = code === -1 ? {} : (byCode.get(code) ?? {})
      const conversion = views === 0 ? null : Math.min(100, Math.round((payments / views) * 100))
      return [id, { payments, collected, views, conversion }]
    }),
  )
}

/** All that one link brought: totals, the last 30 days in USD, and the methods since it began. Spec §2. */
export function linkAnalytics(ledger: Ledger, link: PaymentLink, now: Date): LinkAnalytics {
  const none = { payments: 0, collected: 0, views: link.views, conversion: null }
  const subject = { merchantId: link.merchantId, linkId: link.id }
  return {
    ...(linkFigures(ledger, [link]).get(link.id) ?? none),
    byDay: dailyTotals(ledger, subject, now, 30),
    byMethod: methodShare(ledger, subject, now, always),
  }
}
