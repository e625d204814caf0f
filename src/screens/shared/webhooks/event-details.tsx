import { RotateCw } from 'lucide-react'
import { webhookPauses } from '#db/apps/schemas.ts'
import type { SentEvent } from '#db/apps/queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { webhookHeaders } from '#src/rules/api/signature.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { EventBadge } from './event-badge.tsx'
import { headerText, readableBody } from './json-text.ts'
import { useSignature } from './use-signature.ts'

const seconds = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`)

/** The retry schedule in words. */
export const retriesInWords = `Tried again after ${webhookPauses.slice(0, -1).map(seconds).join(', ')} and ${seconds(webhookPauses.at(-1) ?? 0)}.`

const clock = (instant: string) => new Date(instant).toLocaleTimeString('en-GB', { hour12: false })

/** One event with its payload, every attempt, and the responses. */
export function EventDetails({ event }: { event: SentEvent }) {
  const { id, url, secret, body, attempts, status, nextAt } = event
  const last = attempts.at(-1)
  const signature = useSignature(secret, last?.at ?? event.createdAt, body)
  const resend = useAction('resendEvent', {
    success: () => developerMessages.eventResent(id),
    dryRun: developerMessages.wouldResend(id),
  })
  const copy = (text: string) => void copyAndSay(text)
  return (
    <DetailPanel>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <EventBadge status={status} />
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden />}
          pending={resend.pending}
          forbidden={resend.forbidden}
          pendingLabel="Sending"
          onClick={() => void resend.run(id)}
        >
          Resend
        </Button>
        <p className="w-full text-sm wrap-anywhere text-muted">{url}</p>
      </div>
      <DetailSection title="Attempts" note={retriesInWords}>
        {attempts.length === 0 ? (
          <p className="text-sm text-muted">On its way.</p>
        ) : (
          <ol className="text-sm tabular-nums">
            {attempts.map(({ at, status: answered }, place) => (
              <li
                key={`${at} ${place}`}
                className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2 first:border-t-0"
              >
                <span>{formatDateTime(at).replace(/, [^,]*$/, `, ${clock(at)}`)}</span>
                <span className={answered < 300 ? 'text-muted' : 'font-semibold text-danger'}>
                  Answered {answered}
                </span>
              </li>
            ))}
          </ol>
        )}
        {status === 'waiting' && nextAt !== undefined && attempts.length > 0 && (
          <p className="text-sm text-muted tabular-nums">Next attempt at {clock(nextAt)}.</p>
        )}
      </DetailSection>
      <CodeBlock
        label="Headers"
        text={headerText(webhookHeaders(signature ?? '…'))}
        onCopy={copy}
      />
      <CodeBlock label="Payload" text={readableBody(body)} onCopy={() => copy(body)} />
    </DetailPanel>
  )
}
