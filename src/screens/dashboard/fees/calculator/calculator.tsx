import type { Currency } from '#db/money.ts'
import { type FeeTables, type FeeTerms, termsOf } from '#db/payments/fees.ts'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { amountText, parseAmount } from '#src/rules/amount.ts'
import { formatDate, formatFeeRule, formatMoney, rateInWords } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import {
  type Calculation,
  calculatorAddress,
  customerRateFor,
  outcomeOf,
  type Quote,
  type Side,
} from './quote.ts'

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

const methods = (Object.keys(methodTiles) as Calculation['method'][]).map((value) => ({
  value,
  label: methodTiles[value].name,
}))

const bearers = [
  { value: 'pays', label: 'Absorb the fee' },
  { value: 'receives', label: 'Pass on the fee' },
] as const

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
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
  const { quote, error } = outcomeOf(terms, asked, customerRate)
  const stops = amountStops(currency)
  const typed = parseAmount(amount)
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
      <div className="@container grid gap-4 px-5 pb-5 md:px-6 md:pb-6">
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
          options={methods}
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
            options={currencies}
          />
        </div>
      </div>
    </Card>
  )
}
