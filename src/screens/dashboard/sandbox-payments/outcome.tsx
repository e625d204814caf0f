import { Link } from 'wouter'
import { apiEvent, sandboxPayment } from '#db/apps/api.ts'
import { sandboxWebhookSecret, type TestPayment } from '#db/apps/schemas.ts'
import { getTestPayment } from '#db/apps/queries.ts'
import { pathTo } from '#routes/paths.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { exampleEvent } from '#src/rules/api/api-facts.ts'
import { webhookHeaders } from '#src/rules/api/signature.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { testPaymentPath } from '#src/screens/shared/sandbox.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-cells.tsx'
import {
  EventDetails,
  headerText,
  jsonText,
  useSignature,
} from '#src/screens/shared/webhooks/event-details.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/card.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'

const link = 'font-medium text-primary-text underline underline-offset-4'
const copy = (text: string) => void copyAndSay(text)

/** A sample webhook, for businesses without an address for test events. */
function Example({ payment }: { payment: TestPayment }) {
  const type = payment.status === 'successful' ? 'payment.succeeded' : 'payment.failed'
  const created = payment.settledAt ?? payment.createdAt
  const object = sandboxPayment(payment)
  const event = apiEvent(payment.eventId ?? exampleEvent.id, {
    mode: 'test',
    type,
    created,
    object,
  })
  const signature = useSignature(sandboxWebhookSecret, created, JSON.stringify(event))
  return (
    <>
      <p className="text-sm text-muted">
        You have no test webhook, so this example is signed with the sandbox secret. Add one to an
        app in{' '}
        <Link to={pathTo('applications')} className={link}>
          Applications
        </Link>
        .
      </p>
      <div className="mt-3 grid gap-3 lg:grid-cols-2">
        <CodeBlock
          label="Webhook headers"
          text={headerText(webhookHeaders(signature ?? '…'))}
          onCopy={copy}
        />
        <CodeBlock label="Webhook payload" text={jsonText(event)} onCopy={copy} />
      </div>
    </>
  )
}

const words: Record<TestPayment['status'], string> = {
  pending: 'The test number decides the outcome after 2 seconds, or 30 if delayed.',
  successful: 'The payment succeeded. No money moved.',
  failed: 'The payment failed. No money moved.',
}

/** The outcome of a payment that the sandbox accepted, and the webhook that follows. */
export function TestOutcome({ paymentId }: { paymentId: TestPayment['id'] }) {
  const details = useMerchantQuery(
    (db, merchantId) => getTestPayment(db, merchantId, paymentId),
    [paymentId],
  )
  if (!details) return null
  const { payment, events } = details
  return (
    <Card className="mt-3 md:mt-4">
      <CardHeader
        title="Result"
        action={
          <Link to={testPaymentPath(payment.id)} className={link}>
            View {payment.id}
          </Link>
        }
      />
      <CardBody>
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TransactionBadge status={payment.status} />
          <span className="text-muted">{payment.failureReason ?? words[payment.status]}</span>
        </p>
        {payment.status !== 'pending' && (
          <div className="mt-4">
            <h3 className="mb-2 font-semibold">Webhook</h3>
            {events.length === 0 ? (
              <Example payment={payment} />
            ) : (
              <div className="grid gap-6">
                {events.map((event) => (
                  <EventDetails key={event.id} event={event} />
                ))}
              </div>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
