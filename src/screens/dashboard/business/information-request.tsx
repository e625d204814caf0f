import { useState } from 'react'
import * as v from 'valibot'
import { isWaiting } from '#db/merchants/rules.ts'
import { openRequest } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { longest } from '#db/text/format.ts'
import { ownWords } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { applicationMessages, documentMessages } from '#src/rules/messages/merchants.ts'
import { InformationThread } from '#src/screens/shared/information-thread.tsx'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'

const schema = v.pipe(
  v.object({ text: ownWords(0), files: v.array(v.instance(File)) }),
  v.forward(
    v.partialCheck(
      [['text'], ['files']],
      ({ text, files }) => text !== '' || files.length > 0,
      'Write an answer or add a document',
    ),
    ['text'],
  ),
)

/** The answer to a request: documents, a text or both. */
function AnswerForm({ merchantId }: { merchantId: Merchant['id'] }) {
  const [attemptId] = useState(newAttemptId)
  const refusedAt = useRefusedAt('files', 'file-empty', 'file-too-large', 'file-type-not-allowed')
  const answer = useAction('answerRequest', {
    success: () => applicationMessages.answered,
    dryRun: applicationMessages.wouldAnswer,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema,
    start: { text: '', files: [] as File[] },
    edits: false,
    onSubmit: async ({ text, files }) => {
      const picked = []
      for (const file of files) {
        const read = await readPicked(file)
        if (read.error !== undefined) return { files: read.error }
        picked.push(read)
      }
      await answer.run({ merchantId, text, files: picked, attemptId })
      return refusedAt.words()
    },
  })
  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form className="grid gap-4 border-t border-line pt-4">
        <form.AppField name="files">
          {(field) => (
            <field.FileField
              label="Choose documents to send"
              accept={acceptedFiles}
              multiple
              hint={documentMessages.uploadHint}
            >
              Add documents
            </field.FileField>
          )}
        </form.AppField>
        <form.AppField name="text">
          {(field) => (
            <field.TextField label="Answer" multiline rows={3} maxLength={longest.text} />
          )}
        </form.AppField>
        <div className="flex *:flex-auto md:*:flex-none">
          <form.SubmitButton variant="primary" pendingLabel="Sending" forbidden={answer.forbidden}>
            Send answer
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}

/** What we still need for the application, and the business's answers; nothing if there was no request (BIZ-5). */
export function InformationRequestCard({ merchant }: { merchant: Merchant }) {
  const { id, information = [] } = merchant
  if (information.length === 0 || !isWaiting(merchant)) return null
  const request = openRequest(merchant)
  return (
    <Card>
      <CardHeader
        title={request ? 'We need more information' : 'Your answer'}
        action={request ? <Badge tone="wait">Answer needed</Badge> : <Badge tone="ok">Sent</Badge>}
      />
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        <InformationThread entries={information} />
        {/* A new request starts with an empty answer. */}
        {request && <AnswerForm key={request.at} merchantId={id} />}
      </div>
    </Card>
  )
}
