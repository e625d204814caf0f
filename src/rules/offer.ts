import { daysSinceMonday, momentOn } from '#db/days.ts'
import type { PlanId } from '#db/merchants/schemas.ts'
import { type Currency, maxAmount } from '#db/money.ts'
import { feeOf, type FeeTables, type FeeTerms, termsOf } from '#db/payments/fees.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { anyBank, payoutFees, payoutTimes, settledFrom } from '#db/payouts/rules.ts'
import { mostAMonth, type OfferTerms } from '#db/prospects/schemas.ts'
import { planNames, planPrice } from '#db/settings/plans.ts'
import {
  countOf,
  formatFeeRule,
  formatMoney,
  formatPercent,
  formatTime,
  rateInWords,
} from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { weekdayText } from './payouts.ts'
import { plans, settlementTerms } from './pricing.ts'
import { methodTiles } from './transactions.ts'

/** The plans whose prices are listed; Enterprise's are agreed with each merchant. */
export const offeredPlans = ['basic', 'business'] as const satisfies readonly PlanId[]
export type OfferedPlan = (typeof offeredPlans)[number]

/**
 * Splits a whole number by shares, so that the parts add up to it: each is its exact share, rounded up or down, and the
 * largest fractions are rounded up. Parts of no shares are 0.
 */
export function splitBy(whole: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, each) => sum + each, 0)
  if (all === 0) return shares.map(() => 0)
  const exact = shares.map((share) => (whole * share) / all)
  const parts = exact.map(Math.floor)
  const byFraction = exact
    .map((value, at) => ({ at, fraction: value - Math.floor(value) }))
    .filter(({ at }) => shares[at] !== 0)
    .sort((a, b) => b.fraction - a.fraction)
  let left = whole - parts.reduce((sum, part) => sum + part, 0)
  for (const { at } of byFraction) {
    if (left <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    left -= 1
  }
  return parts
}

/** A month of payments by one method; amounts in minor units of the offer's currency. */
interface MethodCost {
  method: PaymentMethodId
  /** In percent of the takings. */
  share: number
  amount: number
  payments: number
  terms: FeeTerms
  fee: number
}

/** What a month costs on a plan, in minor units of the offer's currency. */
interface PlanCost {
  plan: OfferedPlan
  methods: MethodCost[]
  fees: number
  price: number
  payouts: number
  total: number
  /** The takings less the total. */
  receives: number
}

export interface Offer {
  costs: Record<OfferedPlan, PlanCost>
  /** The plan that costs less. */
  best: OfferedPlan
  /** What they pay today for the same month; null if they didn't say. */
  today: number | null
  /** The takings from which Business costs less than Basic; null if it does now, or at none. */
  businessFrom: number | null
  /** The takings from which a plan costs less than the rate of today; null if one does now, or at none. */
  cheaperFrom: { plan: OfferedPlan; takings: number } | null
}

/** The fee of so many payments that add up to an amount: that of one payment, with the fixed part of each. */
const feeOfAll = (
  { percentage, fixedFee }: Pick<FeeTerms, 'percentage' | 'fixedFee'>,
  { amount, payments, currency }: { amount: number; payments: number; currency: Currency },
): number =>
  feeOf({ percentage, fixedFee: fixedFee * payments }, { type: 'payment', amount, currency })

function costOn(plan: OfferedPlan, terms: OfferTerms, tables: FeeTables): PlanCost {
  const { currency, takings, mix } = terms
  const used = (Object.keys(methodTiles) as PaymentMethodId[]).filter((id) => (mix[id] ?? 0) > 0)
  const shares = used.map((id) => mix[id] ?? 0)
  const amounts = splitBy(takings, shares)
  const counts = splitBy(terms.payments, shares)
  const methods = used.map((method, at): MethodCost => {
    const [amount = 0, payments = 0, share = 0] = [amounts[at], counts[at], shares[at]]
    const rule = termsOf({ ...tables, plan }, method)
    const fee = feeOfAll(rule, { amount, payments, currency })
    return { method, share, amount, payments, terms: rule, fee }
  })
  const fees = methods.reduce((sum, { fee }) => sum + fee, 0)
  const price = planPrice(plan, 'monthly', currency) * 100
  const payouts = terms.payouts * payoutFees.bank[currency]
  const total = fees + price + payouts
  return { plan, methods, fees, price, payouts, total, receives: takings - total }
}

function costToday({ takings, payments, today }: OfferTerms): number | null {
  if (!today) return null
  if (today.by === 'sum') return today.sum
  // Their fixed fee is in the offer's own currency, which no rate changes.
  return feeOfAll(today, { amount: takings, payments, currency: 'USD' })
}

const costsOf = (terms: OfferTerms, tables: FeeTables): Offer['costs'] => ({
  basic: costOn('basic', terms, tables),
  business: costOn('business', terms, tables),
})

const bestOf = ({ basic, business }: Offer['costs']): OfferedPlan =>
  business.total < basic.total ? 'business' : 'basic'

/** The amounts of two digits and zeros, such as $5,900.00, in order. */
const roundAmounts = [10, 100, 1_000, 10_000, 100_000, 1_000_000]
  .flatMap((unit) => Array.from({ length: 90 }, (_each, at) => (at + 10) * unit))
  .filter((minor) => minor <= maxAmount)

/** Returns the same business with larger takings: as many more payments, by the same methods. */
const grownTo = (takings: number, terms: OfferTerms): OfferTerms => ({
  ...terms,
  takings,
  payments: Math.min(Math.round((terms.payments * takings) / terms.takings), mostAMonth),
})

/** Returns the least round takings above today's at which something holds; null for none. */
function takingsFrom(terms: OfferTerms, holds: (grown: OfferTerms) => boolean): number | null {
  const isWorth = (takings: number) => takings > terms.takings && holds(grownTo(takings, terms))
  return roundAmounts.find(isWorth) ?? null
}

/** Returns the takings from which a plan costs less than what they pay today, which is known by a rate. */
function cheaperThanToday(terms: OfferTerms, tables: FeeTables): Offer['cheaperFrom'] {
  if (terms.today?.by !== 'rate') return null
  const cheaper = (grown: OfferTerms) => {
    const costs = costsOf(grown, tables)
    const plan = bestOf(costs)
    return costs[plan].total < (costToday(grown) ?? 0) ? plan : undefined
  }
  if (cheaper(terms)) return null
  const takings = takingsFrom(terms, (grown) => cheaper(grown) !== undefined)
  const plan = takings === null ? undefined : cheaper(grownTo(takings, terms))
  return takings === null || !plan ? null : { plan, takings }
}

/** Returns what a month of a prospect's business costs on each listed plan, by the fees that are charged now. DEMO-25. */
export function offerOf(terms: OfferTerms, tables: FeeTables): Offer {
  const costs = costsOf(terms, tables)
  const best = bestOf(costs)
  const isBusiness = (grown: OfferTerms) => bestOf(costsOf(grown, tables)) === 'business'
  return {
    costs,
    best,
    today: costToday(terms),
    businessFrom: best === 'business' ? null : takingsFrom(terms, isBusiness),
    cheaperFrom: cheaperThanToday(terms, tables),
  }
}

/** A part of the offer's page: terms with their values, the last of which may be a sum. */
interface OfferPart {
  title: string
  lines: (readonly [term: string, value: string])[]
  /** The last line is a sum. */
  isSum?: boolean
  note?: string
}

/** The offer as its page, its PDF and its message say it. */
export interface OfferPaper {
  title: string
  /** Whom it is for; '' if nobody was named. */
  to: string
  /** What matters most, as one sentence. */
  headline: string
  /** What it brings where it costs more, and from which takings it costs less. */
  advice: string[]
  parts: OfferPart[]
}

/** Returns when payments of the next Monday morning and Friday afternoon reach the bank, paid out once settled. */
function arrivals(plan: OfferedPlan, now: Date): [string, string][] {
  const monday = 7 - daysSinceMonday(now)
  const samples = [momentOn(now, monday, 10 * 60), momentOn(now, monday + 4, 16 * 60)]
  return samples.map((sample) => {
    const paidAt = sample.toISOString()
    const { arrivesAt } = payoutTimes(plan, settledFrom(plan, paidAt), anyBank)
    return [
      `Paid ${weekdayText(paidAt)}, ${formatTime(paidAt)}`,
      `In your bank ${weekdayText(arrivesAt)}, by ${formatTime(arrivesAt)}`,
    ]
  })
}

/** Returns what changes against today: `Saves $30.00 a month`. */
function difference(total: number, today: number, money: (minor: number) => string): string {
  if (total === today) return 'The same as today'
  return total < today
    ? `Saves ${money(today - total)} a month`
    : `${money(total - today)} more a month than today`
}

const startLow = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns what a plan brings, in words: `payment links, QR and USSD; invoicing and reports`. */
const brings = (plan: OfferedPlan): string =>
  (plans.find(({ id }) => id === plan)?.features ?? []).map(startLow).join('; ')

/** Returns what follows from an offer's figures on one of its plans: honest, and with what to do next. */
function adviceOf(
  { costs, best, today, businessFrom, cheaperFrom }: Offer,
  plan: OfferedPlan,
  money: (minor: number) => string,
): string[] {
  const { total } = costs[plan]
  const least = costs[best].total
  const advice: string[] = []
  if (today !== null && total > today) {
    advice.push(`For ${money(total - today)} more: ${brings(plan)}.`)
    if (least >= today) {
      const from =
        cheaperFrom &&
        `From ${money(cheaperFrom.takings)} a month, ${planNames[cheaperFrom.plan]} costs less than today.`
      advice.push(`Not cheaper for you at these takings. ${from ?? ''}`.trim())
      if (!cheaperFrom)
        advice.push(`${planNames.enterprise} rates are agreed with each merchant: ask us.`)
    }
  }
  if (total > least) advice.push(`${planNames[best]} costs ${money(total - least)} less a month.`)
  if (businessFrom !== null)
    advice.push(
      `${planNames.business} costs less than ${planNames.basic} from ${money(businessFrom)} a month.`,
    )
  if (businessFrom !== null || (cheaperFrom && total > (today ?? total)))
    advice.push('At the same methods and average payment as now.')
  return advice
}

/** Returns an offer in words, on one of its plans. */
export function offerPaper(
  offer: Offer,
  terms: OfferTerms,
  { plan, to, now }: { plan: OfferedPlan; to: string; now: Date },
): OfferPaper {
  const { costs, today } = offer
  const { currency, takings, payments, payouts } = terms
  const money = (minor: number) => formatMoney(minor, currency)
  const cost = costs[plan]
  const name = planNames[plan]
  const hasFixed = cost.methods.some(({ terms: { fixedFee } }) => fixedFee !== 0)
  const effective = formatPercent(Math.round((cost.total / takings) * 10_000) / 100)
  const compared = today === null ? '' : difference(cost.total, today, money)
  return {
    title: 'Offer',
    to,
    headline: `${name} costs ${money(cost.total)} a month, ${effective}% of ${money(takings)}.${compared && ` ${compared}.`}`,
    advice: adviceOf(offer, plan, money),
    parts: [
      {
        title: `A month on ${name}`,
        lines: [
          ...cost.methods.map(
            ({ method, share, amount, terms: rule, fee }) =>
              [
                `${methodTiles[method].name}, ${share}%: ${formatFeeRule(rule)} of ${money(amount)}`,
                money(fee),
              ] as const,
          ),
          [`${name} plan`, money(cost.price)],
          ...(payouts > 0
            ? [
                [
                  `${countOf(payouts, 'bank payout')}, ${money(payoutFees.bank[currency])} each`,
                  money(cost.payouts),
                ] as const,
              ]
            : []),
          ['Total cost', money(cost.total)],
        ],
        isSum: true,
        ...(hasFixed && {
          note:
            `${countOf(payments, 'payment')} a month. Fixed fees are charged for each payment` +
            (currency === 'ZWL' ? `, at ${rateInWords()}.` : '.'),
        }),
      },
      {
        title: 'Compared',
        lines: [
          ...(today === null ? [] : [['What you pay today', money(today)] as const]),
          ...offeredPlans.map(
            (each) => [`With Paid, ${planNames[each]}`, money(costs[each].total)] as const,
          ),
          [`You receive on ${name}`, money(cost.receives)],
        ],
      },
      {
        title: 'When it arrives',
        lines: [['Settlement', settlementTerms[plan]], ...arrivals(plan, now)],
        note: 'If you request each payout as soon as the payment is settled.',
      },
    ],
  }
}

/** Returns an offer as the text of a message. */
export const offerText = ({ title, to, headline, advice, parts }: OfferPaper): string =>
  [
    `${title} from Paid${to && ` for ${isolated(to)}`}`,
    [headline, ...advice].join('\n'),
    ...parts.map((part) =>
      [part.title, ...part.lines.map(([term, value]) => `${term}: ${value}`)].join('\n'),
    ),
  ].join('\n\n')
