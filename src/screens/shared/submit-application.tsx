import { lackingForSubmission } from '#db/merchants/rules.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { currentTime } from '#db/clock.ts'
import { useAction } from '#src/data/use-action.ts'
import { lackingText } from '#src/rules/business.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Button } from '#src/ui/button.tsx'

interface Props {
  merchant: Merchant
  documents: readonly Pick<BusinessDocument, 'id'>[]
}

/** Submits a business's application for approval, or says what it lacks (BIZ-1). */
export function SubmitApplication({ merchant, documents }: Props) {
  const { id } = merchant
  const submit = useAction('submitApplication', {
    success: () => applicationMessages.submitted,
    dryRun: applicationMessages.wouldSubmit,
    shows: () => [
      {
        table: 'merchants',
        id,
        change: { submittedDate: new Date(currentTime()).toISOString() },
      },
    ],
  })
  const lacking = lackingForSubmission(merchant, documents)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 flex-[1_1_14rem] text-sm">
        {lacking.length > 0
          ? lackingText(lacking)
          : 'Your details and documents are in. We review your application once you submit it.'}
      </p>
      {lacking.length === 0 && (
        <Button
          variant="primary"
          className="max-md:w-full"
          pending={submit.pending}
          forbidden={submit.forbidden}
          onClick={() => void submit.run(id)}
        >
          Submit application
        </Button>
      )}
    </div>
  )
}
