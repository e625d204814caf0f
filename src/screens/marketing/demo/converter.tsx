import { type Currency, currencyName, zwlPerUsd } from '#db/money.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { usdToZwl, zwlToUsd } from '#src/rules/site.ts'

const other = { USD: usdToZwl, ZWL: zwlToUsd }

/**
 * Converts between USD and ZWL (SITE-2) at a fixed sample rate. It submits nothing, so it is not a form, but it uses
 * the forms' field and parser.
 */
export function Converter() {
  const [{ side, text }, setTyped] = useState<{ side: Currency; text: string }>({
    side: 'USD',
    text: '1.00',
  })
  const typed = parseAmount(text, side)

  const field = (currency: Currency) => (
    <MoneyInput
      label={currencyName(currency)}
      labelHidden
      prefix={currencyName(currency)}
      value={
        currency === side
          ? text
          : typed.error === undefined
            ? amountText(other[side](typed.minor, zwlPerUsd))
            : ''
      }
      error={currency === side ? typed.error : undefined}
      onChange={(event) => setTyped({ side: currency, text: event.target.value })}
      className="[&_input]:tabular-nums"
    />
  )

  return (
    <div className="grid gap-2 md:gap-3" data-no-print>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-lg md:text-xl">Currency converter</h3>
        <p className="text-sm text-muted">
          USD 1 ={' '}
          <b className="font-semibold text-text tabular-nums">
            {currencyName('ZWL')} {zwlPerUsd}
          </b>
        </p>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-3">
        {field('USD')}
        {field('ZWL')}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-1.5 text-subtle [&_svg]:size-3.5">
          <RefreshCw aria-hidden />
          Live, updated hourly
        </span>
        <span className="text-subtle">Sample rate</span>
      </p>
    </div>
  )
}
