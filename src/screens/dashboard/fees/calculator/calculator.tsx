import * as v from 'valibot'
import type { Currency } from '#db/money.ts'
import {
  customerFeeOf,
  customerFees,
  type FeeTables,
  type FeeTerms,
  grossUp,
  leftOf,
  termsOf,
} from '#db/payments/fees.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import {
  currencyOptions,
  formatDate,
  formatFeeRule,
  formatMoney,
  rateInWords,
} from '#db/text/format.ts'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { methodTiles } from '#src/rules/transactions.ts'
import { Card, CardBody, CardHeader } from '#src/ui/card.tsx'
import { type AddressOf, oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'

const methods = Object.keys(methodTiles) as PaymentMethodId[]

/** The calculator's parameters in the address. */
export const calculatorAddress = v.object({
  /** As typed, valid or not. */
  amount: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 20)),
    ),
    '100.00',
  ),
  /** The meaning of the amount: the customer pays it, or the merchant receives it. */
  side: oneOf(['pays', 'receives'], 'pays'),
  currency: oneOf(['USD', 'ZWL'], 'USD'),
  method: oneOf(methods, 'ecocash'),
})

export type Calculation = AddressOf<typeof calculatorAddress>
type Side = Calculation['side']

/**
 * The result in minor units of its currency: the price less the fee is received, and the customer pays the price and
 * the customer fee.
 */
interface Quote {
  pays: number
  fee: number
  receives: number
  customerFee: number
}

/** Returns what customers pay on top by a method, in percent. */
export const customerRateFor = ({ fees }: FeeTables, method: PaymentMethodId): number =>
  customerFees(fees)[method] ?? 0

/** Returns the quote for an amount paid or to be received; null when no payment leaves that much. */
export function quoteFor(
  rule: FeeRule,
  side: Side,
  minor: number,
  currency: Currency,
  customerRate = 0,
): Quote | null {
  const pays = side === 'pays' ? minor : grossUp(rule, minor, currency)
  if (pays === null) return null
  const receives = leftOf(rule, pays, currency)
  const customerFee = customerFeeOf(customerRate, { type: 'payment', amount: pays, currency })
  return { pays, fee: pays - receives, receives, customerFee }
}

type Outcome = { quote: Quote; error?: undefined } | { quote?: undefined; error: string }

/** Returns the quote for the typed amount under a fee rule, or its error. */
export function quoteOf(
  rule: FeeRule,
  { amount, side, currency }: Pick<Calculation, 'amount' | 'side' | 'currency'>,
  customerRate = 0,
): Outcome {
  const typed = parseAmount(amount, currency)
  if (typed.error !== undefined) return { error: typed.error }
  const quote = quoteFor(rule, side, typed.minor, currency, customerRate)
  return quote ? { quote } : { error: 'At most $1,000,000.00, including the fee' }
}

interface AnswerProps {
  terms: FeeTerms
  quote: Quote | undefined
  side: Side
  currency: Currency
}

/** The amount that follows from the typed one, the fee and the rule behind it. */
function Answer({ terms, quote, side, currency }: AnswerProps) {
  const answer = side === 'pays' ? 'receives' : 'pays'
  const money = (minor: number | undefined) =>
    minor === undefined ? '–' : formatMoney(minor, currency)
  return (
    <div aria-live="polite" className="rounded-control bg-sunken px-4 py-3 tabular-nums">
      <p aria-atomic className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted">{sides[answer]}</span>
        <span className="text-3xl font-semibold tracking-[-0.02em] wrap-anywhere">
          {money(quote?.[answer])}
        </span>
      </p>
      <p aria-atomic className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-muted">Fee</span>
        <span className="font-semibold">{money(quote && -quote.fee)}</span>
      </p>
      <p className="mt-1.5 text-sm">{quote && sentence(quote, side, currency)}</p>
      <p className="mt-0.5 text-sm text-subtle">
        {formatFeeRule(terms)} of what the customer pays
        {terms.since && `, since ${formatDate(terms.since)}`}.
        {currency === 'ZWL' && terms.fixedFee !== 0 && ` ${rateInWords()}, a sample rate.`}
      </p>
    </div>
  )
}

function sentence(quote: Quote, side: Side, currency: Currency): string {
  const { pays, receives, customerFee } = quote
  const money = (minor: number) => formatMoney(minor, currency)
  const total = money(pays + customerFee)
  const withFee = customerFee === 0 ? '' : `, with a customer fee of ${money(customerFee)}`
  if (side === 'pays') return `The customer pays ${total}${withFee}, you get ${money(receives)}.`
  const charge = `To get ${money(receives)}, charge the customer ${money(pays)}.`
  return withFee ? `${charge} They pay ${total}${withFee}.` : charge
}

/** Usual prices in whole dollars; those in ZWL are 20 times as much, close to the sample rate. */
const dollars = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400,
  500, 600, 800, 1000,
]

/** Returns the stops of the slider, in minor units. */
export const amountStops = (currency: Currency): number[] =>
  dollars.map((each) => each * 100 * (currency === 'USD' ? 1 : 20))

/** Returns the index of the stop nearest to an amount in minor units, by ratio. */
export function nearestStop(stops: readonly number[], minor: number): number {
  const apart = (stop: number) => Math.abs(Math.log(stop / minor))
  return stops.reduce(
    (nearest, stop, at) => (apart(stop) < apart(stops[nearest] ?? 1) ? at : nearest),
    0,
  )
}

const methodOptions = methods.map((value) => ({
  value,
  label: methodTiles[value].name,
}))

const bearers = [
  { value: 'pays', label: 'Absorb the fee' },
  { value: 'receives', label: 'Pass on the fee' },
] as const

const sides: Record<Side, string> = { pays: 'The customer pays', receives: 'You receive' }

/**
 * Calculates a payment's fee from what the customer pays or from what the merchant wants to receive. All inputs are in
 * the address. FEE-1.
 */
export function Calculator({ tables }: { tables: FeeTables }) {
  const { asked, ask, type } = useAddress(calculatorAddress, 'amount')
  const { amount, side, currency, method } = asked
  const terms = termsOf(tables, method)
  const customerRate = customerRateFor(tables, method)
  const { quote, error } = quoteOf(terms, asked, customerRate)
  const stops = amountStops(currency)
  const typed = parseAmount(amount, currency)
  const stop = nearestStop(stops, typed.error === undefined ? typed.minor : 0)

  const field = (of: Side) => (
    <MoneyInput
      label={of === 'pays' && customerRate > 0 ? 'Your price' : sides[of]}
      currency={currency}
      maxLength={20}
      value={of === side ? amount : quote ? amountText(quote[of]) : ''}
      error={of === side ? error : undefined}
      onChange={({ target }) =>
        of === side ? type(target.value) : ask({ side: of, amount: target.value })
      }
      className="[&_input]:font-semibold [&_input]:tabular-nums"
    />
  )

  return (
    <Card>
      <CardHeader title="Fee calculator" />
      <CardBody className="@container grid gap-4">
        <Answer terms={terms} quote={quote} side={side} currency={currency} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] items-start gap-4">
          {field('pays')}
          {field('receives')}
        </div>
        <Slider
          label={side === 'pays' ? 'What the customer pays' : 'What you receive'}
          value={stop}
          onChange={(at) => type(amountText(stops[at] ?? 0))}
          count={stops.length}
          text={formatMoney(stops[stop] ?? 0, currency)}
          ends={[formatMoney(stops[0] ?? 0, currency), formatMoney(stops.at(-1) ?? 0, currency)]}
        />
        <Select
          label="Payment method"
          value={method}
          onChange={(next) => ask({ method: next })}
          options={methodOptions}
        />
        <div className="flex flex-wrap gap-3">
          <Segmented
            label="Who pays the fee"
            value={side}
            onChange={(next) => ask({ side: next })}
            options={bearers}
          />
          <Segmented
            label="Currency"
            value={currency}
            onChange={(next) => ask({ currency: next })}
            options={currencyOptions()}
          />
        </div>
      </CardBody>
    </Card>
  )
}
