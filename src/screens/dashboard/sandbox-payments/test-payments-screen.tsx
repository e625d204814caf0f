import { RotateCw, Send } from 'lucide-react'
import { useCallback, useState } from 'react'
import { chargedMethods } from '#db/apps/api.ts'
import type { TestAnswer } from '#db/apps/sandbox-actions.ts'
import { isCard } from '#db/payments/rules.ts'
import { testNumberFor } from '#db/payments/test-accounts.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { currencyOptions, formatMoney } from '#db/text/format.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { apiBase, apiHeaders } from '#src/rules/api/api-facts.ts'
import { sha256 } from '#src/rules/api/signature.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { cardHints, mobileHints } from '#src/rules/test-hints.ts'
import { cardBrand, methodTiles } from '#src/rules/transactions.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { GoBack } from '#src/screens/shared/sandbox.tsx'
import { headerText, jsonText } from '#src/screens/shared/webhooks/event-details.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { benchSchema, benchStart, type BenchValues, bodyOf, shownKey } from './bench-form.ts'
import { TestOutcome } from './outcome.tsx'

/** A test bench that sends payments as an integration does, and shows everything that follows (API-3). */
export function TestPaymentsScreen() {
  return (
    <>
      <PageHeader
        title="Test Payments"
        description="Send a request and see the API’s reply."
        actions={<GoBack />}
      />
      <Bench />
    </>
  )
}

const copy = (text: string) => void copyAndSay(text)
const statusText: Record<number, string> = {
  201: 'Created',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'Conflict',
}

/** The request being composed, as it will be sent. */
function RequestView({ values, attemptId }: { values: BenchValues; attemptId: string | null }) {
  const key = values.key.trim()
  const headers: [string, string][] = [
    ...(key === '' ? [] : [[apiHeaders.key, `Bearer ${shownKey(key)}`] as [string, string]]),
    ['Content-Type', 'application/json'],
    [apiHeaders.idempotency, attemptId ?? '…'],
  ]
  const head = `POST ${apiBase.test}/payments`
  return (
    <CodeBlock
      label="Request"
      text={`${head}\n${headerText(headers)}\n\n${jsonText(bodyOf(values))}`}
      onCopy={copy}
    />
  )
}

/** The sandbox's answer, or its place before the first request. */
function ResponseView({ answer }: { answer: TestAnswer | null }) {
  if (!answer)
    return (
      <div className="grid min-h-24 place-items-center rounded-control border border-dashed border-line-strong px-6 py-4 text-center text-muted">
        The response appears here.
      </div>
    )
  const { status, body, replayed } = answer
  const headers: [string, string][] = [
    ['Content-Type', 'application/json'],
    ...(replayed ? [['Idempotent-Replayed', 'true'] as [string, string]] : []),
  ]
  return (
    <CodeBlock
      label="Response"
      note={`${status} ${statusText[status] ?? ''}`}
      text={`HTTP/1.1 ${status} ${statusText[status] ?? ''}\n${headerText(headers)}\n\n${jsonText(body)}`}
      onCopy={copy}
    />
  )
}

type Method = (typeof chargedMethods)[number]

interface Props {
  method: Method
  /** The current value of the field. */
  account: string
  onChoose: (number: string, method: Method) => void
}

/** The outcome alone, because the field above shows the number. */
const outcome = (text: string) => text.replace(/^(is|has) /, '')

/** The method's numbers with fixed outcomes, as chips; pressing one fills it in. */
function TestNumbers({ method, account, onChoose }: Props) {
  const card = isCard(method)
  return (
    <div
      role="group"
      aria-label={card ? 'Test cards' : 'Test numbers'}
      className="flex flex-wrap gap-2 *:max-w-full *:text-left *:whitespace-normal"
    >
      {(card ? cardHints : mobileHints(method)).map(({ number, text }) => (
        <Chip
          key={number}
          selected={account === number}
          onClick={() => onChoose(number, card ? (cardBrand(number) ?? 'visa') : method)}
        >
          <span>
            <span className="sr-only">{number} </span>
            <span className="inline-block first-letter:uppercase">{outcome(text)}</span>
          </span>
        </Chip>
      ))}
    </div>
  )
}

/** A request and the sandbox's answer. */
interface Exchange {
  values: BenchValues
  /** The idempotency key. */
  attemptId: string
  answer: TestAnswer
}

/** Sends the typed request to the sandbox, and stores the last answer. */
function useBench() {
  const database = useDatabase()
  // Generated with the first request.
  const [attemptId, setAttemptId] = useState<string | null>(null)
  const [exchange, setExchange] = useState<Exchange | null>(null)
  const { run, pending, forbidden } = useAction('sendTestRequest', {
    dryRun: developerMessages.wouldSendTest,
  })

  /** Returns a new key for each payment, or the same one when the last request created none. */
  const nextKey = () =>
    attemptId === null || exchange?.answer.paymentId ? newAttemptId() : attemptId

  async function send(values: BenchValues, key = nextKey()): Promise<void> {
    const merchantId = await getMerchantId(database())
    const sent = values.key.trim()
    const digest = await sha256(sent)
    const answer = await run({
      merchantId,
      key: sent,
      digest,
      body: bodyOf(values),
      attemptId: key,
    })
    if (!answer) return
    setAttemptId(key)
    setExchange({ values, attemptId: key, answer })
  }

  return { exchange, send, pending, forbidden, attemptId }
}

const methods = chargedMethods.map((id) => ({ value: id, label: methodTiles[id].name }))

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
function Bench() {
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
                  <form.AppField
                    name="method"
                    listeners={{
                      onChange: ({ value }) =>
                        form.setFieldValue('account', (account) => testNumberFor(value, account)),
                    }}
                  >
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
                        <field.Segmented label="Currency" labelShown options={currencyOptions()} />
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
                        form.setFieldValue('method', method)
                        form.setFieldValue('account', number)
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
      {paymentId && <TestOutcome key={paymentId} paymentId={paymentId} />}
    </form.AppForm>
  )
}
