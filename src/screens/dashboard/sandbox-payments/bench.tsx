import { RotateCw, Send } from 'lucide-react'
import { useCallback } from 'react'
import { chargedMethods } from '#db/apps/api.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { benchSchema, benchStart, type BenchValues } from './bench-form.ts'
import { RequestView, ResponseView } from './exchange-view.tsx'
import { Outcome } from './outcome.tsx'
import { TestNumbers } from './test-numbers.tsx'
import { useBench } from './use-bench.ts'

const methods = chargedMethods.map((id) => ({ value: id, label: methodTiles[id].name }))
const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

const textLines = [
  { name: 'reference', label: 'Reference (optional)', maxLength: 80 },
  {
    name: 'key',
    label: 'Secret key',
    spellCheck: false,
    maxLength: 80,
    hint: 'The sandbox key or one of your apps’ test keys.',
  },
] as const

/** Shows an amount in cents as money, below its field. */
function amountHint({ amount, currency }: BenchValues): string {
  const cents = Number(amount)
  return amount.trim() !== '' && Number.isSafeInteger(cents)
    ? `${formatMoney(cents, currency)}. Amounts are in cents.`
    : 'In cents: 5000 is $50.00.'
}

/** The request, its answer and the payment's outcome. */
export function Bench() {
  const { exchange, send, pending, forbidden, attemptId } = useBench()
  const form = useAppForm({
    schema: benchSchema,
    start: benchStart,
    edits: false,
    onSubmit: (values) => send(values),
  })
  // A new function per answer, so that React calls it for each: on a phone the answer is below the visible area.
  const showAnswer = useCallback(
    (box: HTMLElement | null) => {
      if (exchange) box?.scrollIntoView({ block: 'nearest' })
    },
    [exchange],
  )
  const paymentId = exchange?.answer.paymentId

  return (
    <form.AppForm>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 lg:grid-cols-2">
        <Card padded>
          <form.Form className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <form.Subscribe selector={({ values }) => values}>
              {(values) => (
                <>
                  <form.AppField name="method">
                    {(field) => <field.Select label="Payment method" options={methods} />}
                  </form.AppField>
                  <div className="flex flex-wrap gap-x-3 gap-y-4 *:first:min-w-0 *:first:flex-[1_1_9rem]">
                    <form.AppField name="amount">
                      {(field) => (
                        <field.TextField
                          label="Amount in cents"
                          inputMode="numeric"
                          autoComplete="off"
                          maxLength={20}
                          hint={amountHint(values)}
                        />
                      )}
                    </form.AppField>
                    <form.AppField name="currency">
                      {(field) => (
                        <field.Segmented label="Currency" labelShown options={currencies} />
                      )}
                    </form.AppField>
                  </div>
                  <div className="grid gap-2">
                    <form.AppField name="account">
                      {(field) => (
                        <field.TextField
                          label="Test number or card"
                          inputMode="tel"
                          maxLength={40}
                          autoComplete="off"
                        />
                      )}
                    </form.AppField>
                    <TestNumbers
                      method={values.method}
                      account={values.account}
                      onChoose={(number, method) => {
                        form.setFieldValue('account', number)
                        form.setFieldValue('method', method)
                      }}
                    />
                  </div>
                  {textLines.map(({ name, ...look }) => (
                    <form.AppField key={name} name={name}>
                      {(field) => <field.TextField {...look} autoComplete="off" />}
                    </form.AppField>
                  ))}
                </>
              )}
            </form.Subscribe>
            <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
              <form.SubmitButton
                variant="primary"
                icon={<Send aria-hidden />}
                pendingLabel="Sending"
                forbidden={forbidden}
              >
                Send request
              </form.SubmitButton>
              {exchange && paymentId && (
                <Button
                  variant="secondary"
                  icon={<RotateCw aria-hidden />}
                  disabled={pending}
                  forbidden={forbidden}
                  onClick={() => void send(exchange.values, exchange.attemptId)}
                >
                  Resend last request
                </Button>
              )}
            </div>
          </form.Form>
        </Card>
        <div className="grid min-w-0 gap-3 md:gap-4">
          <form.Subscribe selector={({ values }) => values}>
            {(values) => <RequestView values={values} attemptId={attemptId} />}
          </form.Subscribe>
          <div ref={showAnswer} role="status" className="min-w-0 scroll-mt-20">
            <ResponseView answer={exchange?.answer ?? null} />
          </div>
        </div>
      </div>
      {paymentId && <Outcome key={paymentId} paymentId={paymentId} />}
    </form.AppForm>
  )
}
