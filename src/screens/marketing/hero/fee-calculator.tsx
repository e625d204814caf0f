import { useState } from 'react'
import { zwlPerUsd } from '#db/money.ts'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { parseAmount } from '#src/rules/amount.ts'
import { formatMoney } from '#src/rules/format.ts'
import { formatRate, rateOf, settlementTerms } from '#src/rules/pricing.ts'
import { demoFee, type DemoMethodId, demoMethods } from '#src/rules/site.ts'
import { Segmented } from '#src/ui/segmented.tsx'

const methods = demoMethods.map(({ id, name }) => ({ value: id, label: name }))

/** What a merchant on the Basic plan keeps of a payment, and when it has it (SITE-6). */
export function FeeCalculator() {
  const [text, setText] = useState('20.00')
  const [method, setMethod] = useState<DemoMethodId>('ecocash')
  const typed = parseAmount(text)
  const found = typed.error === undefined && demoFee(typed.minor, 'USD', method, zwlPerUsd)
  const kind = demoMethods.find(({ id }) => id === method)?.kind
  const money = (minor: number) => formatMoney(minor, 'USD')
  return (
    <div className="border-t border-line bg-surface" data-no-print>
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 items-end gap-x-4 gap-y-2.5 px-gutter py-4 lg:py-6 lg:grid-cols-[11rem_auto_auto_minmax(0,1fr)] lg:gap-x-10">
        <h2 className="sr-only">What you receive</h2>
        <MoneyInput
          label="Customer pays"
          currency="USD"
          value={text}
          error={typed.error}
          onChange={(event) => setText(event.target.value)}
          className="[&_input]:text-lg [&_input]:font-semibold [&_input]:tabular-nums"
        />
        <p aria-live="polite" aria-atomic className="grid lg:order-1">
          <span className="text-sm font-semibold">You receive</span>
          <b className="text-[min(2rem,9vw)]/11 font-semibold tracking-[-0.02em] tabular-nums">
            {found ? money(found.receives) : '–'}
          </b>
        </p>
        <div className="col-span-full max-lg:[&_label]:flex-1 max-sm:[&_label]:px-1.5 lg:col-span-1 [&>div]:max-lg:w-full">
          <Segmented label="Paid with" value={method} onChange={setMethod} options={methods} />
        </div>
        <p className="col-span-full text-sm text-muted tabular-nums lg:order-2 lg:col-span-1 lg:pb-1">
          {found && kind && `Fee ${money(found.fee)}, ${formatRate(rateOf('basic', kind))}. `}
          In your balance {settlementTerms.basic.toLowerCase()}.
        </p>
      </div>
    </div>
  )
}
