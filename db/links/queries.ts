import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { always, lastMonths, startOfDay } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Ledger } from '../ledger/rows.ts'
import { type ConvertedPart, inCurrency, nothingConverted } from '../money.ts'
import { dailyTotals, type DayTotal, type Figure, takenRows } from '../payments/figures.ts'
import { methodShare, type MethodShare } from '../payments/method-figures.ts'
import { hasExpired, linkStatusAt } from './rules.ts'
import type { PaymentLink } from './schemas.ts'

/** Returns the links a merchant made itself, without those of invoices. */
export async function ownLinks(
  db: Part<'paymentLinks'>,
  merchantId: MerchantId,
): Promise<PaymentLink[]> {
  const links = await db.paymentLinks.where('merchantId').equals(merchantId).toArray()
  return links.filter(({ invoiceId }) => invoiceId === undefined)
}

interface LinkFigures {
  payments: number
  /** Payments less refunds, in minor units of the link's currency, like `totalRevenue`. */
  collected: number
  /** What was collected while the link asked for the other currency. */
  converted: ConvertedPart
  /** What was refunded, in minor units of the link's currency. */
  refunded: number
  views: number
  conversion: number | null
}

export interface LinkAnalytics extends LinkFigures {
  byDay: DayTotal[]
  byMethod: MethodShare[]
}

const noFigures = (): Omit<LinkFigures, 'views'> => ({
  payments: 0,
  collected: 0,
  converted: nothingConverted(),
  refunded: 0,
  conversion: null,
})

/** Returns the figures of each of a merchant's links, by link id. LINK-1. */
export function linkFigures(
  ledger: Ledger,
  links: readonly PaymentLink[],
): Map<PaymentLink['id'], LinkFigures> {
  const totals = new Map(links.map(({ id, currency }) => [id, { currency, ...noFigures() }]))
  for (const { linkId = '', currency, amount, refunded } of takenRows(ledger, {}, always)) {
    const total = totals.get(linkId)
    if (!total) continue
    total.payments += 1
    const kept = amount - refunded
    const adds = inCurrency(kept, currency, total.currency)
    total.refunded += inCurrency(refunded, currency, total.currency)
    total.collected += adds
    if (currency === total.currency) continue
    total.converted.amount += kept
    total.converted.adds += adds
  }
  return new Map(
    links.map(({ id, views }) => {
      const { payments, collected, converted, refunded } = totals.get(id) ?? noFigures()
      const conversion = views === 0 ? null : Math.min(100, Math.round((payments / views) * 100))
      return [id, { payments, collected, converted, refunded, views, conversion }]
    }),
  )
}

/**
 * Returns everything one link collected: totals, the last 30 days in USD, and the methods since its
 * creation. LINK-1.
 */
function linkAnalytics(ledger: Ledger, link: PaymentLink, now: Date): LinkAnalytics {
  const subject = { merchantId: link.merchantId, linkId: link.id }
  return {
    ...(linkFigures(ledger, [link]).get(link.id) ?? { ...noFigures(), views: link.views }),
    byDay: dailyTotals(ledger, subject, now, 30),
    byMethod: methodShare(ledger, subject, now, always),
  }
}

export type LinkListing = PaymentLink & LinkFigures

/** Compares links, newest first. */
export const newestLinkFirst = (a: PaymentLink, b: PaymentLink): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/**
 * Returns a merchant's links, newest first. A past expiry counts as expired. LINK-1.
 */
export async function listPaymentLinks(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<LinkListing[]> {
  const [ledger, links] = await Promise.all([loadLedger(db), ownLinks(db, merchantId)])
  const figures = linkFigures(ledger, links)
  return links
    .map((link) => ({
      ...link,
      status: linkStatusAt(link, now.getTime()),
      ...noFigures(),
      ...figures.get(link.id),
    }))
    .sort(newestLinkFirst)
}

export interface ActiveLinks extends Figure {
  endingSoon: number
}

/**
 * Counts the links payable now and 30 days ago; the earlier count excludes links switched off
 * since, because that time isn't stored. HOME-1.
 */
export function activeLinks(links: readonly PaymentLink[], now: Date): ActiveLinks {
  const { before: then } = lastMonths(now).monthBefore
  const active = links.filter((link) => linkStatusAt(link, now.getTime()) === 'active')
  const earlier = links.filter(
    (link) =>
      link.status !== 'inactive' && Date.parse(link.createdAt) < then && !hasExpired(link, then),
  )
  return {
    value: active.length,
    before: earlier.length,
    endingSoon: active.filter((link) => hasExpired(link, startOfDay(now, 8))).length,
  }
}

/** Returns a link with its figures at an instant; null for an unknown id. LINK-1. */
export async function getLinkAnalytics(
  db: PaidDatabase,
  id: PaymentLink['id'],
  now = currentDate(),
): Promise<{ link: PaymentLink; analytics: LinkAnalytics } | null> {
  const [ledger, link] = await Promise.all([loadLedger(db), db.paymentLinks.get(id)])
  return link ? { link, analytics: linkAnalytics(ledger, link, now) } : null
}
