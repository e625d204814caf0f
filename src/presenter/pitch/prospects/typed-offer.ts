import * as v from 'valibot'
import { currencies, type Currency } from '#db/money.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { mostAMonth, type OfferTerms } from '#db/prospects/schemas.ts'
import { amountText, parseAmount, parsePercent, parsePrice, parseWhole } from '#db/text/amount.ts'
import { formatCount, longest } from '#db/text/format.ts'
import { textUpTo } from '#db/text/validation.ts'
import { methodTiles } from '#src/rules/transactions.ts'

export const offerMethods = Object.keys(methodTiles) as PaymentMethodId[]

/** How a prospect says what they pay today. */
const todays = ['none', 'rate', 'sum'] as const

const mixOf = <Value>(of: (method: PaymentMethodId) => Value) =>
  Object.fromEntries(offerMethods.map((method) => [method, of(method)])) as Record<
    PaymentMethodId,
    Value
  >

const typed = v.object({
  to: textUpTo(longest.name),
  currency: v.picklist(currencies),
  takings: v.string(),
  payments: v.string(),
  payouts: v.string(),
  mix: v.object(mixOf(() => v.string())),
  by: v.picklist(todays),
  percentage: v.string(),
  fixedFee: v.string(),
  sum: v.string(),
})
type Typed = v.InferInput<typeof typed>

/** Returns the form's values for an offer that was made before; a usual month for a first one, in their currency. */
export function startOffer(to: string, offer?: OfferTerms, theirs: Currency = 'USD'): Typed {
  const { mix = { ecocash: 70, zimswitch: 20, visa: 10 }, today = null } = offer ?? {}
  return {
    to,
    currency: offer?.currency ?? theirs,
    takings: offer ? amountText(offer.takings) : '',
    payments: offer ? String(offer.payments) : '',
    payouts: String(offer?.payouts ?? 4),
    mix: mixOf((method) => (mix[method] ? String(mix[method]) : '')),
    by: today?.by ?? 'none',
    percentage: today?.by === 'rate' ? String(today.percentage) : '',
    fixedFee: today?.by === 'rate' ? amountText(today.fixedFee) : '',
    sum: today?.by === 'sum' ? amountText(today.sum) : '',
  }
}

type Read<Value> = { value: Value; error?: undefined } | { value?: undefined; error: string }

function readShare(text: string): Read<number> {
  if (text.trim() === '') return { value: 0 }
  const { percent, error } = parsePercent(text)
  if (error !== undefined) return { error }
  return percent < 0 || percent > 100 ? { error: 'Use 0 to 100' } : { value: percent }
}

function readCount(text: string, least: number): Read<number> {
  const count = parseWhole(text)
  if (count === null) return { error: 'Use a whole number, such as 400' }
  if (count < least) return { error: `At least ${least}` }
  return count > mostAMonth ? { error: `At most ${formatCount(mostAMonth)}` } : { value: count }
}

const money = ({ minor, error }: ReturnType<typeof parsePrice>): Read<number> =>
  error === undefined ? { value: minor } : { error }

/** A price that may be left empty. */
const readPrice = (text: string, currency: Currency): Read<number> =>
  text.trim() === '' ? { value: 0 } : money(parsePrice(text, currency))

/** The shares of a mix in hundredths of a percent, so that their sum is exact. */
const hundredthsOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + Math.round(share * 100), 0)

interface Issue {
  path: [keyof Typed] | ['mix', PaymentMethodId]
  error: string
}

/** Returns the terms of typed values, or what is wrong at which fields. */
function readOffer(values: v.InferOutput<typeof typed>): OfferTerms | Issue[] {
  const issues: Issue[] = []
  const read = <Value>(path: Issue['path'], { value, error }: Read<Value>, none: Value): Value => {
    if (error !== undefined) issues.push({ path, error })
    return value ?? none
  }
  const { currency, by } = values
  const takings = read(['takings'], money(parseAmount(values.takings, currency)), 0)
  const payments = read(['payments'], readCount(values.payments, 1), 0)
  const payouts = read(['payouts'], readCount(values.payouts, 0), 0)
  const shares = offerMethods.map((method) =>
    read(['mix', method], readShare(values.mix[method]), 0),
  )
  const all = hundredthsOf(shares)
  if (all !== 100_00 && !issues.some(({ path: [field] }) => field === 'mix'))
    issues.push({
      path: ['mix', 'ecocash'],
      error: `The shares add up to ${all / 100}%, not 100%`,
    })
  let today: OfferTerms['today'] = null
  if (by === 'rate')
    today = {
      by,
      percentage: read(['percentage'], readShare(values.percentage), 0),
      fixedFee: read(['fixedFee'], readPrice(values.fixedFee, currency), 0),
    }
  if (by === 'sum') today = { by, sum: read(['sum'], money(parsePrice(values.sum, currency)), 0) }
  if (issues.length > 0) return issues
  const mix = offerMethods.flatMap((method, at) => (shares[at] ? [[method, shares[at]]] : []))
  return {
    currency,
    takings,
    payments,
    payouts,
    mix: Object.fromEntries(mix) as OfferTerms['mix'],
    today,
  }
}

/** The form of an offer: amounts, counts and percentages as people type them. DEMO-25. */
export const typedOffer = v.pipe(
  typed,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): { to: string; terms: OfferTerms } => {
    const read = readOffer(value)
    if (!Array.isArray(read)) return { to: value.to, terms: read }
    const keyed = (key: string): v.ObjectPathItem => ({
      type: 'object',
      origin: 'value',
      input: value,
      key,
      value: undefined,
    })
    for (const {
      path: [field, ...within],
      error,
    } of read)
      addIssue({ message: error, path: [keyed(field), ...within.map(keyed)] })
    return NEVER
  }),
)
