import type { Currency } from '#db/money.ts'
import { aboutMoney } from '#db/text/amount.ts'
import { rateInWords } from '#db/text/format.ts'

interface Props {
  /** The total to convert; left out once, beside the totals, to show the rate. */
  amount?: number
  currency: Currency
}

/** The approximate total in the person's chosen currency; nothing if it is already in that currency. */
export function About({ amount, currency }: Props) {
  const text = aboutMoney(amount ?? 0, currency)
  if (!text) return null
  return amount === undefined ? (
    <p className="col-span-full text-sm text-muted tabular-nums">
      “About” amounts use a sample rate: {rateInWords()}.
    </p>
  ) : (
    <span className="block text-[0.8125rem]/4.5 font-normal tracking-normal text-muted tabular-nums">
      {text}
    </span>
  )
}
