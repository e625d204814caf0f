import type { PaidDatabase } from '../database.ts'
import { lastDays, lastMonths, startOfMonth } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { linkStatusAt } from '../links/schemas.ts'
import type { Merchant } from '../merchants/schemas.ts'
import type { Figure, MoneyFigure } from '../payments/figures.ts'
import { methodShare, type MethodShare } from '../payments/method-figures.ts'
import { type PaymentMethodId, paymentMethodIds } from '../payments/schemas.ts'
import { successRate, type Sums, tally, zwlOf } from '../payments/tally-figures.ts'

/** A day of the platform with its payment totals. */
export interface OverviewDay extends Pick<Sums, 'volume' | 'payments' | 'failed'> {
  /** The midnight that starts it, in milliseconds. */
  day: number
}

/**
 * The number of merchants who joined in a calendar month; its first day as a midnight in
 * milliseconds.
 */
export interface JoinedMonth {
  month: number
  joined: number
}

/** A method that fails unusually often. */
export interface FailureSpike {
  method: PaymentMethodId
  failed: number
  ended: number
  /** The percentage that failed in the last 30 days. */
  usual: number
}

/** Everything on the console's dashboard except its lists, money in minor units of USD. */
export interface Overview {
  volume: MoneyFigure
  fees: MoneyFigure
  /** Active merchants now and 30 days ago. */
  merchants: Figure & { joined: number }
  /** The percentage of finished payments that succeeded; null if none finished. */
  success: { value: number | null; before: number | null }
  /** 30 days, ending today. */
  days: OverviewDay[]
  methods: MethodShare[]
  /** Twelve months, ending with this one. */
  months: JoinedMonth[]
  spikes: FailureSpike[]
  /** Disabled methods, and the number of payable links that lack them. */
  off: { methods: string[]; links: number }
  maintenance: boolean
}

const monthCount = 12
const hours24 = 24 * 3_600_000

/**
 * A spike needs at least this many failures in 24 hours, and twice the failure rate of the last 30
 * days.
 */
const leastFailures = 3

const failedOf = ({ failed, payments }: Sums) => {
  const ended = failed + payments
  return { failed, ended, share: ended === 0 ? 0 : failed / ended }
}

function spikesOf(day: readonly Sums[], month: readonly Sums[]): FailureSpike[] {
  return paymentMethodIds.flatMap((method, code) => {
    const [recent, all] = [day[code], month[code]]
    if (!recent || !all) return []
    const { failed, ended, share } = failedOf(recent)
    const usual = failedOf(all).share
    if (failed < leastFailures || share < 2 * usual) return []
    return [{ method, failed, ended, usual: Math.round(usual * 100) }]
  })
}

/**
 * Returns whether a merchant was active at an instant in milliseconds; false if it was suspended on
 * an unknown day.
 */
function wasActive({ joinDate, status, suspendedAt }: Merchant, at: number): boolean {
  if (joinDate === null || Date.parse(joinDate) > at) return false
  return status === 'active' || (suspendedAt !== undefined && Date.parse(suspendedAt) > at)
}

function merchantsOf(merchants: readonly Merchant[], monthStart: number): Overview['merchants'] {
  const active = merchants.filter(({ status }) => status === 'active')
  return {
    value: active.length,
    before: merchants.filter((each) => wasActive(each, monthStart)).length,
    joined: active.filter(({ joinDate }) => joinDate && Date.parse(joinDate) >= monthStart).length,
  }
}

function monthsOf(merchants: readonly Merchant[], now: Date): JoinedMonth[] {
  const joined = merchants.flatMap(({ joinDate }) => (joinDate ? [Date.parse(joinDate)] : []))
  return Array.from({ length: monthCount }, (_, at) => {
    const [from, end] = [1, 2].map((ahead) => startOfMonth(now, at - monthCount + ahead).getTime())
    const within = joined.filter((each) => each >= (from ?? 0) && each < (end ?? 0))
    return { month: from ?? 0, joined: within.length }
  })
}

/**
 * Returns the platform's figures at an instant: the last 30 days against the 30 before, and
 * anything unusual. At least three failures in 24 hours at twice the 30-day rate make a spike. ADM-10.
 */
export async function getOverview(db: PaidDatabase, now = new Date()): Promise<Overview> {
  const [ledger, merchants, methods, links, settings] = await Promise.all([
    loadLedger(db),
    db.merchants.toArray(),
    db.paymentMethods.toArray(),
    db.paymentLinks.toArray(),
    db.systemSettings.get('system'),
  ])
  const { month, monthBefore } = lastMonths(now)
  const starts = lastDays(now, 30)
  const [current, before, day] = [
    await tally(ledger, month, starts),
    await tally(ledger, monthBefore, [monthBefore.from, monthBefore.before]),
    await tally(ledger, { from: now.getTime() - hours24, before: now.getTime() + 1 }, [
      0,
      Infinity,
    ]),
  ]
  const figureOf = (name: 'volume' | 'fees'): MoneyFigure => ({
    value: current.total[name],
    before: before.total[name],
    zwl: zwlOf(current.total, name),
  })
  const active = new Set(merchants.flatMap(({ id, status }) => (status === 'active' ? [id] : [])))
  const payable = links.filter(
    (link) =>
      active.has(link.merchantId) && !link.draft && linkStatusAt(link, now.getTime()) === 'active',
  )
  return {
    volume: figureOf('volume'),
    fees: figureOf('fees'),
    merchants: merchantsOf(merchants, month.from),
    success: { value: successRate(current.total), before: successRate(before.total) },
    days: current.steps.map(({ volume, payments, failed }, at) => ({
      day: starts[at] ?? 0,
      volume,
      payments,
      failed,
    })),
    methods: methodShare(ledger, {}, now),
    months: monthsOf(merchants, now),
    spikes: spikesOf(day.methods, current.methods),
    off: {
      methods: methods.filter(({ enabled }) => !enabled).map(({ name }) => name),
      links: payable.length,
    },
    maintenance: settings?.maintenanceMode ?? false,
  }
}
