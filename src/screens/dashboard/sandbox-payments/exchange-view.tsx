import type { TestAnswer } from '#db/apps/sandbox-actions.ts'
import { apiBase, apiHeaders } from '#src/rules/api/api-facts.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { headerText, jsonText } from '#src/screens/shared/webhooks/event-details.tsx'
import { CodeBlock } from '#src/ui/code-block.tsx'
import { bodyOf, shownKey, type BenchValues } from './bench-form.ts'

const copy = (text: string) => void copyAndSay(text)
const statusText: Record<number, string> = {
  201: 'Created',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  409: 'Conflict',
}

/** The request being composed, as it will be sent. */
export function RequestView({
  values,
  attemptId,
}: {
  values: BenchValues
  attemptId: string | null
}) {
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
export function ResponseView({ answer }: { answer: TestAnswer | null }) {
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
