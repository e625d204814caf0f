import { currentDate } from '../clock.ts'
import type { PaidDatabase } from '../database.ts'
import { type Period, startOfMonth } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { linkStatusAt } from '../links/rules.ts'
import type { Merchant } from '../merchants/schemas.ts'
import type { Figure } from '../payments/figures.ts'
import { methodShare, type MethodShare } from '../payments/method-figures.ts'
import { type PaymentMethod, type PaymentMethodId, paymentMethodIds } from '../payments/schemas.ts'
import { type Sums, tally, type Tally } from '../payments/tally-figures.ts'
import { type Analysis, getAnalysis } from './analysis-queries.ts'
import { type AnalysisQuestion, spanOf } from './analysis-span.ts'

/**
 * The number of merchants who joined in a calendar month; its first day as a midnight in
 * milliseconds.
 */
export interface JoinedMonth {
  month: number
  joined: number
}

/** A method that fails unusually often. */
interface FailureSpike {
  method: PaymentMethodId
  failed: number
  ended: number
  /** The percentage that failed in the last 30 days. */
  usual: number
}

type Named = Pick<PaymentMethod, 'id' | 'name'>

/** Everything on the console's dashboard except its lists, money in minor units of USD. */
export interface Overview {
  /** The figures of the period and of the one before it. */
  analysis: Analysis
  /** Active merchants at the end and at the start of the period, and those who joined in it. */
  merchants: Figure & { joined: number }
  methods: MethodShare[]
  /** Twelve months, ending with this one. */
  months: JoinedMonth[]
  spikes: FailureSpike[]
  /** Methods with a published problem. */
  incidents: (Named & NonNullable<PaymentMethod['incident']>)[]
  /** Disabled methods, and the number of payable links that lack them. */
  off: { methods: Named[]; links: number }
  /** Open cases and disputes with complete evidence, oldest first. */
  cases: string[]
  disputes: string[]
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

function spikesOf(day: Tally['methods'], month: Tally['methods']): FailureSpike[] {
  return paymentMethodIds.flatMap((method) => {
    const { failed, ended, share } = failedOf(day[method])
    const usual = failedOf(month[method]).share
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

function merchantsOf(merchants: readonly Merchant[], period: Period): Overview['merchants'] {
  const activeAt = (instant: number) => merchants.filter((each) => wasActive(each, instant)).length
  const joinedWithin = ({ joinDate, status }: Merchant) =>
    status === 'active' &&
    joinDate !== null &&
    Date.parse(joinDate) >= period.from &&
    Date.parse(joinDate) < period.before
  return {
    value: activeAt(period.before),
    before: activeAt(period.from),
    joined: merchants.filter(joinedWithin).length,
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

/** Returns the ids of the rows, oldest first. */
const oldestFirst = (rows: readonly { id: string; openedAt: string }[]): string[] =>
  [...rows].sort((a, b) => a.openedAt.localeCompare(b.openedAt)).map(({ id }) => id)

/**
 * Returns the platform's figures for a question at an instant, and anything unusual. At least three
 * failures in 24 hours at twice the 30-day rate make a spike. ADM-1.
 */
export async function getOverview(
  db: PaidDatabase,
  question: AnalysisQuestion,
  now = currentDate(),
): Promise<Overview> {
  const [analysis, ledger, merchants, methods, links, settings, cases, disputes] =
    await Promise.all([
      getAnalysis(db, question, now),
      loadLedger(db),
      db.merchants.toArray(),
      db.paymentMethods.toArray(),
      db.paymentLinks.toArray(),
      db.systemSettings.get('system'),
      db.cases.filter(({ status }) => status === 'open').toArray(),
      db.disputes.filter(({ status }) => status === 'review').toArray(),
    ])
  const { period } = analysis.span
  const month = spanOf({ range: 'last30days', from: '', to: '', against: 'before' }, now).period
  const day = { from: now.getTime() - hours24, before: now.getTime() + 1 }
  const tallyOf = async (within: Period) =>
    (await tally(ledger, within, [within.from, within.before])).methods
  const active = new Set(merchants.flatMap(({ id, status }) => (status === 'active' ? [id] : [])))
  const payable = links.filter(
    (link) =>
      active.has(link.merchantId) && !link.draft && linkStatusAt(link, now.getTime()) === 'active',
  )
  return {
    analysis,
    merchants: merchantsOf(merchants, period),
    methods: methodShare(ledger, {}, now, period),
    months: monthsOf(merchants, now),
    spikes: spikesOf(await tallyOf(day), await tallyOf(month)),
    incidents: methods.flatMap(({ id, name, incident }) =>
      incident ? [{ id, name, ...incident }] : [],
    ),
    off: {
      methods: methods.flatMap(({ id, name, enabled }) => (enabled ? [] : [{ id, name }])),
      links: payable.length,
    },
    cases: oldestFirst(cases),
    disputes: oldestFirst(disputes),
    maintenance: settings?.maintenanceMode ?? false,
  }
}
