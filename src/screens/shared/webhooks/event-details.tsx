import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SentEvent } from '#db/apps/queries.ts'
import { type WebhookEvent, webhookPauses } from '#db/apps/schemas.ts'
import { formatMoment, formatTime, twoDigits } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { signatureOf, webhookHeaders } from '#src/rules/api/signature.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'

const looks = {
  waiting: { tone: 'wait', label: 'Pending' },
  failed: { tone: 'bad', label: 'Failed' },
} as const

/** Plain if delivered; only exceptions are filled. */
export function EventBadge({ status }: Pick<WebhookEvent, 'status'>) {
  if (status === 'delivered') return <span className="text-sm text-muted">Delivered</span>
  const { tone, label } = looks[status]
  return <Badge tone={tone}>{label}</Badge>
}

export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** Pretty-prints a JSON body; other text is returned unchanged. */
function readableBody(body: string): string {
  try {
    return jsonText(JSON.parse(body))
  } catch {
    return body
  }
}

export const headerText = (headers: readonly (readonly [name: string, value: string])[]): string =>
  headers.map(([name, value]) => `${name}: ${value}`).join('\n')

/** Returns the signature of a body at an instant; undefined until computed, and if there is nothing to sign. */
export function useSignature(
  secret: string,
  at: string | undefined,
  body: string,
): string | undefined {
  const [signed, setSigned] = useState<{ of: string; signature: string }>()
  const of = `${secret} ${at} ${body}`
  useEffect(() => {
    if (at === undefined) return
    let current = true
    signatureOf(secret, at, body).then(
      (signature) => current && setSigned({ of, signature }),
      reportError,
    )
    return () => {
      current = false
    }
  }, [secret, at, body, of])
  return signed?.of === of ? signed.signature : undefined
}

const seconds = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`)

/** The retry schedule in words. */
export const retriesInWords = `We retry after ${webhookPauses.slice(0, -1).map(seconds).join(', ')} and ${seconds(webhookPauses.at(-1) ?? 0)}.`

/** Formats a time to the second: `9:20:05 AM`. */
const clock = (instant: string) =>
  formatTime(instant).replace(' ', `:${twoDigits(new Date(instant).getSeconds())} `)

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
          <p className="text-sm text-muted">Sending.</p>
        ) : (
          <ol className="text-sm tabular-nums">
            {attempts.map(({ at, status: answered }, place) => (
              <li
                key={`${at} ${place}`}
                className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2 first:border-t-0"
              >
                <span>{formatMoment(at).replace(/, [^,]*$/, `, ${clock(at)}`)}</span>
                <span className={answered < 300 ? 'text-muted' : 'font-semibold text-danger'}>
                  Response {answered}
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
