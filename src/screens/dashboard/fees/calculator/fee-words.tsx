import type { FeeTerms } from '#db/payments/fees.ts'
import type { Currency } from '#db/money.ts'
import { formatDate, formatFeeRule, formatMoney, rateInWords } from '#src/rules/format.ts'
import type { Calculation, Side } from './address.ts'
import type { Quote } from './quote.ts'

interface Props {
  terms: FeeTerms | null
  quote: Quote | undefined
  side: Side
  currency: Currency
  plan: Calculation['plan']
}

/** The fee, by which rule it is counted, and what that means in one sentence. */
export function FeeWords({ terms, quote, side, currency, plan }: Props) {
  return (
    <div aria-live="polite" className="rounded-control bg-sunken px-4 py-3">
      {terms ? (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-muted">Fee</span>
            <span className="text-xl font-semibold tabular-nums">
              {quote ? formatMoney(-quote.fee, currency) : '–'}
            </span>
          </p>
          <p className="mt-1 text-sm tabular-nums">{quote && sentence(quote, side, currency)}</p>
          <p className="mt-1 text-sm text-subtle tabular-nums">
            {formatFeeRule(terms)} of what the customer pays
            {terms.since && `, since ${formatDate(terms.since)}`}.
            {currency === 'ZWL' && terms.fixedFee !== 0 && ` ${rateInWords()}, a sample rate.`}
            {plan !== 'now' && ' By the price list; your payments are charged your fees now.'}
          </p>
        </>
      ) : (
        <p className="text-sm">
          Enterprise rates are agreed with each business, so there is none to count with here.
        </p>
      )}
    </div>
  )
}

function sentence({ pays, receives }: Quote, side: Side, currency: Currency): string {
  const [paid, received] = [formatMoney(pays, currency), formatMoney(receives, currency)]
  return side === 'pays'
    ? `The customer pays ${paid}, you get ${received}.`
    : `To get ${received}, charge the customer ${paid}.`
}
