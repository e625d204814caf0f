import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usualPrefix, type WalletId } from '#db/payments/wallets.ts'
import { formatMoney, longest } from '#db/text/format.ts'
import { formatMobile } from '#db/text/phone-number.ts'
import { payerWords, usePayerWords } from '#src/data/payer-words.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { keptNumber } from '#src/rules/network-question.ts'
import { formatCardNumber, formatExpiry } from '#src/rules/transactions.ts'
import { NetworkQuestion } from '#src/screens/shared/transactions/network-question.tsx'
import { keepTyped } from './kept-typing.ts'
import { MethodField, TestNumber } from './method-field.tsx'
import {
  feeTerm,
  type MethodChoice,
  nameOf,
  type PayFacts,
  type PayOrder,
  type PayTotal,
  type PayValues,
  totalOf,
} from './pay-facts.ts'
import { paySchema, phoneFor, testValues } from './pay-values.ts'

/** For the form around the bar, which sizes itself by the form's width. Focused fields scroll to above the bar. */
const aroundBar = '@container [&_:is(input,button,summary,[role=radiogroup])]:scroll-mb-28'

/**
 * Holds the form's button at the bottom of the window, within reach of the thumb, until the form ends. In low windows
 * or with very large text it would cover the form, so there it is at the form's end.
 */
function PayBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-card -mb-card rounded-b-card border-t border-line bg-surface px-card pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] short:static @max-[12rem]:static">
      {children}
    </div>
  )
}

interface Props {
  facts: PayFacts
  /** The initial values. */
  start: PayValues
  onSubmit: (order: PayOrder, typed: PayValues) => Promise<void> | void
  /** Reports what is to be paid as it is typed. */
  onTotal?: ((total: PayTotal) => void) | undefined
}

/** Describes the range of amounts. */
function amountHint({ limits, currency, invoice }: PayFacts): string {
  const [least, most] = [formatMoney(limits.min, currency), formatMoney(limits.max, currency)]
  const { upTo, fromTo } = payerWords().form
  return invoice ? upTo(most) : fromTo(least, most)
}

/** The hint below a wallet's number. */
function walletHint(choice: WalletId): string {
  const { promptHint, scanHint, codeHint } = payerWords().form
  if (choice === 'innbucks') return scanHint
  return choice === 'omari' ? codeHint(nameOf(choice)) : promptHint
}

/** Reports what is to be paid whenever it changes. */
function Report({ total, onTotal }: { total: PayTotal; onTotal: (total: PayTotal) => void }) {
  const report = useEffectEvent(() => onTotal(total))
  const { method, amount, rate } = total
  useEffect(() => report(), [method, amount, rate])
  return null
}

/** Keeps what is typed for a reload, from the first change on. */
function Keep({ reference, values }: { reference: string; values: PayValues }) {
  const [first] = useState(values)
  useEffect(() => {
    if (values !== first) keepTyped(reference, values)
  }, [reference, values, first])
  return null
}

interface PayButtonProps {
  total: PayTotal
  money: (minor: number) => string
  button: (label: string) => ReactNode
}

/** The button with the total, which on phones is itemized above it where there is a customer fee. */
function PayTotalBar({ total, money, button }: PayButtonProps) {
  const { method, rate, fee } = total
  const { words, lang } = usePayerWords('form')
  const fees = usePayerWords('fees')
  const transfer = usePayerWords('transfer')
  const label =
    method === 'bank'
      ? transfer.words.getDetails
      : total.total === null
        ? words.pay
        : words.payTotal(money(total.total))
  return (
    <PayBar>
      {rate !== 0 && (
        <p className="mb-2 flex justify-between gap-x-3 text-sm text-muted tabular-nums lg:hidden">
          <span className="min-w-0" lang={fees.lang}>
            {fees.words.nonRefundable(feeTerm(total))}
          </span>
          {fee !== null && <span className="flex-none">{money(fee)}</span>}
        </p>
      )}
      <span lang={method === 'bank' ? transfer.lang : lang} className="contents">
        {button(label)}
      </span>
    </PayBar>
  )
}

/** The payer's form: the amount when they may choose it, the method with its fields, and a name. */
export function PayForm({ facts, start, onSubmit, onTotal }: Props) {
  const { amount, currency } = facts
  const { words, lang } = usePayerWords('form')
  const card = usePayerWords('card')
  const network = usePayerWords('network')
  const transfer = usePayerWords('transfer')
  const money = (minor: number) => formatMoney(minor, currency)
  const form = useAppForm({
    schema: paySchema(facts),
    start,
    // A method disabled in the meantime shows it in its own row.
    edits: false,
    onSubmit: ({ order, typed }) => onSubmit(order, typed),
  })

  const fields = useRef<HTMLDivElement>(null)
  function fill(choice: MethodChoice) {
    for (const [name, value] of Object.entries(testValues(choice)))
      form.setFieldValue(name as keyof PayValues, value)
  }
  /** Sets the answer to the question about the number, which takes the focus in place of the question. */
  function answer(method: WalletId, kept: string) {
    flushSync(() => {
      form.setFieldValue('method', method)
      form.setFieldValue('keptNumber', kept)
    })
    fields.current?.querySelector<HTMLInputElement>('input[name="phone"]')?.focus()
  }
  const mobileFields = (choice: WalletId) => (
    <div>
      <form.AppField name="phone">
        {(field) => (
          <field.PhoneField
            label={words.mobileNumber}
            autoComplete="tel-national"
            placeholder={formatMobile(`${usualPrefix(choice)}1234567`)}
            hint={walletHint(choice)}
            aside={<TestNumber onFill={() => fill(choice)} />}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values}>
        {({ phone, keptNumber: kept }) => (
          <div lang={network.lang}>
            <NetworkQuestion
              words={network.words}
              method={choice}
              number={phone}
              kept={kept}
              disabled={facts.disabledMethods}
              onSwitch={(wallet) => answer(wallet, '')}
              onKeep={() => answer(choice, keptNumber({ method: choice, number: phone }))}
            />
          </div>
        )}
      </form.Subscribe>
    </div>
  )
  const cardFields = (local: boolean) => (
    <div className="contents" lang={card.lang}>
      <form.AppField name="cardNumber">
        {(field) => (
          <field.TextField
            label={card.words.number}
            autoComplete="cc-number"
            inputMode="numeric"
            placeholder="1234 1234 1234 1234"
            format={formatCardNumber}
            aside={<TestNumber onFill={() => fill(local ? 'zimswitch' : 'card')} />}
          />
        )}
      </form.AppField>
      <div className="grid grid-cols-1 gap-3 @min-[12rem]:grid-cols-2">
        <form.AppField name="expiry">
          {(field) => (
            <field.TextField
              label={card.words.expires}
              autoComplete="cc-exp"
              inputMode="numeric"
              placeholder="MM/YY"
              format={formatExpiry}
            />
          )}
        </form.AppField>
        {!local && (
          <form.AppField name="code">
            {(field) => (
              <field.TextField
                label={card.words.securityCode}
                autoComplete="cc-csc"
                inputMode="numeric"
                placeholder="123"
                maxLength={3}
              />
            )}
          </form.AppField>
        )}
      </div>
    </div>
  )
  function fieldsOf(choice: MethodChoice) {
    if (choice === 'bank')
      return (
        <p className="text-sm text-muted" lang={transfer.lang}>
          {transfer.words.hint}
        </p>
      )
    if (choice === 'card' || choice === 'zimswitch') return cardFields(choice === 'zimswitch')
    return mobileFields(choice)
  }

  return (
    <form.AppForm>
      <form.Form
        className={`grid grid-cols-1 gap-5 ${aroundBar}`}
        aria-label={words.payment}
        lang={lang}
      >
        {amount === null && (
          <form.AppField name="amount">
            {(field) => (
              <field.MoneyField
                label={words.amount}
                currency={currency}
                placeholder="0.00"
                hint={amountHint(facts)}
              />
            )}
          </form.AppField>
        )}
        <form.AppField
          name="method"
          listeners={{
            onChange: ({ value }) => form.setFieldValue('phone', (phone) => phoneFor(value, phone)),
          }}
        >
          {() => (
            <div ref={fields}>
              <MethodField facts={facts} start={start.method} contentOf={fieldsOf} />
            </div>
          )}
        </form.AppField>
        {!facts.invoice && (
          <form.AppField name="customer">
            {(field) => (
              <field.TextField
                label={words.yourName}
                autoComplete="name"
                maxLength={longest.name}
              />
            )}
          </form.AppField>
        )}
        <form.Subscribe selector={({ values }) => values}>
          {(values) => <Keep reference={facts.reference} values={values} />}
        </form.Subscribe>
        <form.Subscribe selector={({ values }) => totalOf(facts, values)}>
          {(total) => (
            <>
              {onTotal && <Report {...{ total, onTotal }} />}
              <PayTotalBar
                {...{ total, money }}
                button={(label) => (
                  <form.SubmitButton size="lg" block pendingLabel={words.processing}>
                    {label}
                  </form.SubmitButton>
                )}
              />
            </>
          )}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}
