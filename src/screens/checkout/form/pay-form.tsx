import { useAppForm } from '#src/forms/app-form.ts'
import { formatCardNumber, formatExpiry, sampleExpiry } from '#src/rules/cards.ts'
import { formatMoney } from '#src/rules/format.ts'
import { MethodList } from './method-list.tsx'
import type { PayFacts, PayOrder } from './pay-facts.ts'
import { kindOf, type MethodChoice } from './pay-methods.ts'
import { paySchema, type PayValues } from './pay-values.ts'
import { TestHints } from './test-hints.tsx'
import { TypedField } from './typed-field.tsx'

interface Props {
  facts: PayFacts
  /** What was typed before, to go on from. */
  start: PayValues
  onSubmit: (order: PayOrder, typed: PayValues) => Promise<void> | void
}

const asTyped = (text: string) => text

/** What the payer fills in: the amount where it is theirs to choose, the method and what it asks for, a name. */
export function PayForm({ facts, start, onSubmit }: Props) {
  const { amount, currency, limits } = facts
  const money = (minor: number) => formatMoney(minor, currency)
  const form = useAppForm({
    schema: paySchema(facts),
    start,
    onSubmit: ({ order, typed }) => onSubmit(order, typed),
  })

  const mobileFields = (
    <>
      <form.AppField name="phone">
        {() => (
          <TypedField
            label="Mobile number"
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            placeholder="077 123 4567"
            format={asTyped}
            hint="A prompt for your PIN comes to this phone."
          />
        )}
      </form.AppField>
      <TestHints kind="mobile" onChoose={(number) => form.setFieldValue('phone', number)} />
    </>
  )
  const cardFields = (local: boolean) => (
    <>
      <form.AppField name="cardNumber">
        {() => (
          <TypedField
            label="Card number"
            autoComplete="cc-number"
            inputMode="numeric"
            placeholder="1234 1234 1234 1234"
            format={formatCardNumber}
          />
        )}
      </form.AppField>
      <div className="grid grid-cols-2 gap-3">
        <form.AppField name="expiry">
          {() => (
            <TypedField
              label="Expires"
              autoComplete="cc-exp"
              inputMode="numeric"
              placeholder="MM/YY"
              format={formatExpiry}
            />
          )}
        </form.AppField>
        {!local && (
          <form.AppField name="code">
            {() => (
              <TypedField
                label="Security code"
                autoComplete="cc-csc"
                inputMode="numeric"
                placeholder="123"
                maxLength={3}
                format={asTyped}
              />
            )}
          </form.AppField>
        )}
      </div>
      <TestHints
        kind="card"
        onChoose={(number) => {
          form.setFieldValue('cardNumber', number)
          form.setFieldValue('expiry', sampleExpiry(new Date()))
          form.setFieldValue('code', '123')
        }}
      />
    </>
  )
  const fieldsOf = {
    mobile: mobileFields,
    card: cardFields(false),
    'local-card': cardFields(true),
    bank: <p className="text-sm text-muted">You get the details and a reference to quote.</p>,
  }

  return (
    <form.AppForm>
      <form.Form className="grid grid-cols-1 gap-5" aria-label="Payment">
        {amount === null && (
          <form.AppField name="amount">
            {(field) => (
              <field.TextField
                label="Amount"
                inputMode="decimal"
                autoComplete="off"
                placeholder="0.00"
                prefix={currency === 'USD' ? '$' : 'ZWL'}
                hint={`From ${money(limits.min)} to ${money(limits.max)}${facts.limited ? ` until ${facts.merchantName} is approved` : ''}`}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="method">
          {(field) => {
            const issue: unknown = field.state.meta.errors[0]
            const choice = field.state.value as MethodChoice | ''
            return (
              <MethodList
                value={choice}
                onChange={(next) => field.handleChange(next)}
                disabledMethods={facts.disabledMethods}
                error={
                  issue instanceof Object && 'message' in issue ? String(issue.message) : undefined
                }
                fields={choice && fieldsOf[kindOf(choice)]}
              />
            )
          }}
        </form.AppField>
        <form.AppField name="customer">
          {(field) => <field.TextField label="Your name" autoComplete="name" maxLength={80} />}
        </form.AppField>
        <form.Subscribe selector={(state) => state.values.method}>
          {(method) => (
            <form.SubmitButton size="lg" block pendingLabel="Processing">
              {method === 'bank'
                ? 'Get the bank details'
                : amount === null
                  ? 'Pay'
                  : `Pay ${money(amount)}`}
            </form.SubmitButton>
          )}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}
