import type { Currency } from '#db/money.ts'
import { aboutMoney } from '#src/rules/amount.ts'
import { rateInWords } from '#src/rules/format.ts'

interface Props {
  /** The total that it stands below. Left out once, beside the totals, to say at which rate they are converted. */
  amount?: number
  currency: Currency
}

/** What totals come to about in the currency that the person has chosen; nothing where they are of that one. */
export function About({ amount, currency }: Props) {
  const text = aboutMoney(amount ?? 0, currency)
  if (!text) return null
  return amount === undefined ? (
    <p className="col-span-full text-sm text-muted tabular-nums">
      “About” is at {rateInWords()}, a sample rate.
    </p>
  ) : (
    <span className="block text-[0.8125rem]/4.5 font-normal tracking-normal text-muted tabular-nums">
      {text}
    </span>
  )
}
