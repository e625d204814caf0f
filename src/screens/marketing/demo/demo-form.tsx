import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Currency, currencyName } from '#db/money.ts'
import { useBasicFees } from '#src/data/basic-fees.ts'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { currencyOptions, formatFeeRule, formatMoney } from '#db/text/format.ts'
import { type DemoMethodId, demoMethods, demoPresets, timings } from '#src/rules/site.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { buttonClasses, type ButtonState } from '#src/ui/button-styles.ts'
import { Card } from '#src/ui/card.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { demoFee } from '#src/rules/basic-fees.ts'
import { Segmented } from '#src/ui/segmented.tsx'

const tiles: Record<DemoMethodId, keyof typeof methodTiles> = {
  ecocash: 'ecocash',
  onemoney: 'onemoney',
  zimswitch: 'zimswitch',
  card: 'visa',
}

interface MethodChoiceProps {
  value: DemoMethodId
  onChange: (value: DemoMethodId) => void
}

/** The four payment methods of the demo (SITE-2). */
function MethodChoice({ value, onChange }: MethodChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Pay with</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-2">
        {demoMethods.map(({ id, name }) => {
          const { text, tone } = methodTiles[tiles[id]]
          return (
            <label
              key={id}
              className="relative flex min-h-11 items-center gap-2 md:min-h-13 md:gap-2.5 rounded-control border border-line-strong px-2 text-[0.9375rem] md:px-3 font-medium outline-focus has-checked:border-primary has-checked:bg-selected has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-1"
            >
              <input
                type="radio"
                name="method"
                value={id}
                checked={id === value}
                onChange={() => onChange(id)}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <MonogramTile text={text} tone={tone} size="sm" />
              {name}
              <Tick className="ml-auto hidden flex-none text-primary-text peer-checked:block" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type DemoState = 'idle' | 'processing' | 'successful'

/**
 * Runs the demo's button: processing, successful, then ready again (SITE-2). Leaving the page ends it; clicks while it
 * is not idle do nothing.
 */
function useDemoPayment(): [DemoState, pay: () => void] {
  const [state, setState] = useState<DemoState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const working = state === 'processing'
    const timer = setTimeout(
      () => setState(working ? 'successful' : 'idle'),
      working ? timings.demoProcessing : timings.demoSuccess,
    )
    return () => clearTimeout(timer)
  }, [state])
  return [state, () => setState((now) => (now === 'idle' ? 'processing' : now))]
}

interface DemoFormProps {
  /** Minor units; undefined while the text is not an amount. */
  amount: number | undefined
  currency: Currency
  method: DemoMethodId
}

/** The payment's fee on the Basic plan, and what the merchant receives. */
function FeeLines({ amount, currency, method }: DemoFormProps) {
  const fees = useBasicFees()
  const paid = demoMethods.find(({ id }) => id === method)?.method ?? 'ecocash'
  const found = amount === undefined ? undefined : demoFee(fees, { amount, currency, method })
  const money = (minor: number | undefined) =>
    minor === undefined ? '–' : formatMoney(minor, currency)
  return (
    <dl className="grid gap-1 tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt className="text-sm text-muted">Fee on Basic, {formatFeeRule(fees[paid])}</dt>
        <dd className="text-sm font-medium">{money(found?.fee)}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt className="font-medium">You receive</dt>
        <dd className="font-semibold">{money(found?.receives)}</dd>
      </div>
    </dl>
  )
}

const looks: Record<DemoState, { button: ButtonState; className: string }> = {
  idle: { button: 'ready', className: '' },
  processing: { button: 'working', className: '' },
  successful: { button: 'off', className: 'bg-success-soft! text-on-success-soft!' },
}

/**
 * Ready, 'Processing', then 'Payment Successful'; inactive until ready again, but focused
 * throughout. SITE-2.
 */
function PayButton({ state, label }: { state: DemoState; label: string }) {
  const { button, className } = looks[state]
  return (
    <div aria-live="polite">
      <button
        type="submit"
        aria-disabled={state !== 'idle'}
        className={buttonClasses(
          { size: 'lg', block: true, className: `gap-2 whitespace-normal! ${className}` },
          button,
        )}
      >
        {state === 'processing' && <Chevron className="animate-slide text-accent" />}
        {state === 'successful' && <Tick className="animate-appear" />}
        {state === 'idle' && label}
        {state === 'processing' && 'Processing'}
        {state === 'successful' && 'Payment Successful'}
      </button>
    </div>
  )
}

/**
 * A demo payment: an amount, a currency, a method and a button with three states (SITE-2). It is prerendered and
 * answers every keystroke, so it works without the form library; field, parser and messages are those of all forms.
 */
export function DemoForm() {
  const [text, setText] = useState('100.00')
  const [currency, setCurrency] = useState<Currency>('ZWL')
  const [method, setMethod] = useState<DemoMethodId>('ecocash')
  const [state, pay] = useDemoPayment()
  const field = useRef<HTMLInputElement>(null)
  const typed = parseAmount(text, currency)
  const amount = typed.error === undefined ? typed.minor : undefined

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (amount === undefined) field.current?.focus()
    else pay()
  }

  return (
    <Card className="rounded-sheet! p-4 md:p-7" data-no-print>
      <form
        data-sample
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4"
      >
        <div className="grid gap-2">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] items-start gap-x-3 gap-y-2">
            <MoneyInput
              ref={field}
              label="Amount"
              prefix={<span className="font-semibold">{currencyName(currency)}</span>}
              value={text}
              error={typed.error}
              onChange={(event) => setText(event.target.value)}
              className="[&_input]:min-h-11.5 [&_input]:text-xl [&_input]:font-semibold [&_input]:tabular-nums"
            />
            <div className="grid gap-1.5 [&_label]:grow">
              <span aria-hidden className="text-sm font-semibold">
                Currency
              </span>
              <Segmented
                label="Currency"
                value={currency}
                onChange={setCurrency}
                options={currencyOptions()}
              />
            </div>
          </div>
          <div
            role="group"
            aria-label="Preset amounts"
            className="grid grid-cols-3 gap-2 *:min-h-11! *:justify-center *:px-1!"
          >
            {demoPresets.map((preset) => (
              <Chip
                key={preset}
                selected={amount === preset * 100}
                onClick={() => setText(amountText(preset * 100))}
              >
                {preset}
              </Chip>
            ))}
          </div>
        </div>
        <MethodChoice value={method} onChange={setMethod} />
        <FeeLines amount={amount} currency={currency} method={method} />
        <PayButton
          state={state}
          label={amount === undefined ? 'Pay' : `Pay ${formatMoney(amount, currency)}`}
        />
      </form>
    </Card>
  )
}
