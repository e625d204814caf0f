import { useState } from 'react'
import type { TestAnswer } from '#db/apps/sandbox-actions.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { sha256 } from '#src/rules/api/signature.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { bodyOf, type BenchValues } from './bench-form.ts'

/** A request and the sandbox's answer. */
export interface Exchange {
  values: BenchValues
  /** The idempotency key. */
  attemptId: string
  answer: TestAnswer
}

/** Sends the typed request to the sandbox, and stores the last answer. */
export function useBench() {
  const merchantId = useQuery(getMerchantId)
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
    if (!merchantId) return
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
