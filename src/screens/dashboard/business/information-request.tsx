import { useState } from 'react'
import * as v from 'valibot'
import type { Application } from '#db/merchants/application-queries.ts'
import { requiredDocuments } from '#db/merchants/required-documents.ts'
import { isWaiting, openRequest } from '#db/merchants/rules.ts'
import { ownWords } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { applicationMessages, documentMessages } from '#src/rules/messages/merchants.ts'
import { InformationThread } from '#src/screens/shared/information-thread.tsx'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/card.tsx'

const schema = v.pipe(
  v.object({
    text: ownWords(0),
    files: v.array(v.instance(File)),
    /** Those of each required document that is asked for. */
    asked: v.array(v.array(v.instance(File))),
  }),
  v.forward(
    v.partialCheck(
      [['text'], ['files'], ['asked']],
      ({ text, files, asked }) => text !== '' || [...files, ...asked.flat()].length > 0,
      'Write an answer or add a document',
    ),
    ['text'],
  ),
)

interface AnswerFormProps {
  application: Application
  /** The names of the documents that are asked for. */
  missing: readonly string[]
}

/** The answer to a request: documents, a text or both; a required document that it names has its own button. */
function AnswerForm({ application, missing }: AnswerFormProps) {
  const [attemptId] = useState(newAttemptId)
  const [named] = useState(() =>
    requiredDocuments(application).filter(({ label }) => missing.includes(label)),
  )
  const refusedAt = useRefusedAt(
    'files',
    'file-empty',
    'file-too-large',
    'file-type-not-allowed',
    'other-document',
    'document-approved',
  )
  const answer = useAction('answerRequest', {
    success: () => applicationMessages.answered,
    dryRun: applicationMessages.wouldAnswer,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema,
    start: { text: '', files: [] as File[], asked: named.map((): File[] => []) },
    edits: false,
    onSubmit: async ({ text, files, asked }) => {
      const picked = []
      for (const { file, of } of [
        ...asked.flatMap((some, index) => some.map((file) => ({ file, of: named[index] }))),
        ...files.map((file) => ({ file, of: undefined })),
      ]) {
        const read = await readPicked(file)
        if (read.error !== undefined) return { files: read.error }
        picked.push({ ...read, purpose: of?.purpose, directorId: of?.directorId })
      }
      const merchantId = application.merchant.id
      await answer.run({ merchantId, text, files: picked, attemptId })
      return refusedAt.words()
    },
  })
  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form className="grid gap-4 border-t border-line pt-4">
        {named.map(({ key, label }, index) => (
          <form.AppField key={key} name={`asked[${index}]`}>
            {(field) => (
              <field.FileField label={`Choose a file for ${label}`} accept={acceptedFiles}>
                Choose {label}
              </field.FileField>
            )}
          </form.AppField>
        ))}
        <form.AppField name="files">
          {(field) => (
            <field.FileField
              label="Choose documents to send"
              accept={acceptedFiles}
              multiple
              hint={documentMessages.uploadHint}
            >
              {named.length > 0 ? 'Add other documents' : 'Add documents'}
            </field.FileField>
          )}
        </form.AppField>
        <form.AppField name="text">{(field) => <field.TextArea label="Answer" />}</form.AppField>
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
export function InformationRequestCard({ application }: { application: Application }) {
  const { merchant } = application
  const { information = [] } = merchant
  if (information.length === 0 || !isWaiting(merchant)) return null
  const request = openRequest(merchant)
  return (
    <Card>
      <CardHeader
        title={request ? 'We need more information' : 'Your answer'}
        action={request ? <Badge tone="wait">Answer needed</Badge> : <Badge tone="ok">Sent</Badge>}
      />
      <CardBody>
        <InformationThread entries={information} />
        {/* A new request starts with an empty answer. */}
        {request && (
          <AnswerForm key={request.at} application={application} missing={request.missing} />
        )}
      </CardBody>
    </Card>
  )
}
