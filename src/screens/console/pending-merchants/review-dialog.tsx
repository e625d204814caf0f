import { useId, useState } from 'react'
import * as v from 'valibot'
import { getApplication } from '#db/queries/get-application.ts'
import { isWaiting } from '#db/queries/list-pending-merchants.ts'
import { useAlive } from '#src/data/use-alive.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { applicationMessages } from '#src/rules/messages/application-messages.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Button } from '#src/ui/button.tsx'
import { DetailPanel } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { ApplicationDocuments } from './application-documents.tsx'
import { ReviewStage } from './review-stage.tsx'
import { documentProblems } from './text.ts'
import { useDecisions } from '#src/screens/shared/applications/use-decisions.ts'

/** A rejection may go without a reason. */
const rejection = v.object({ reason: v.string() })

interface Props {
  id: string
  open: boolean
  onClose: () => void
}

/** One application with its documents; here a rejection can carry its reason (spec §2, §4). */
export function ReviewDialog({ id, open, onClose }: Props) {
  const application = useQuery((db) => getApplication(db, id), [id], showApplication)
  const { approve, reject } = useDecisions(
    application
      ? {
          ...application.merchant,
          documents: application.documents.map(({ name }) => name),
        }
      : undefined,
  )
  const [rejecting, setRejecting] = useState(false)
  const formId = useId()
  const form = useAppForm({
    schema: rejection,
    start: { reason: '' },
    onSubmit: ({ reason }) => decide(reject.run({ id, reason })),
  })
  const merchant = application?.merchant
  const waiting = merchant !== undefined && isWaiting(merchant)
  const alive = useAlive()

  async function decide(decision: Promise<unknown>) {
    // Closed meanwhile, another one may be open in its place.
    if ((await decision) && alive()) onClose()
  }

  function askWhy() {
    // What was said of its papers is where the reason begins.
    if (application && form.state.values.reason === '')
      form.setFieldValue('reason', documentProblems(application.documents))
    setRejecting(true)
  }

  const footer = !waiting ? (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  ) : rejecting ? (
    <>
      <Button variant="ghost" onClick={() => setRejecting(false)}>
        Back
      </Button>
      <form.SubmitButton variant="danger" form={formId}>
        Reject
      </form.SubmitButton>
    </>
  ) : (
    <>
      <Button variant="danger-outline" forbidden={reject.forbidden} onClick={askWhy}>
        Reject
      </Button>
      <Button
        variant="primary"
        forbidden={approve.forbidden}
        onClick={() => void decide(approve.run(id))}
      >
        Approve
      </Button>
    </>
  )

  return (
    <form.AppForm>
      <Dialog
        open={open}
        onClose={onClose}
        size="lg"
        title={merchant?.name ?? 'Application'}
        description={merchant ? `${merchant.businessType}, ${merchant.town}` : ''}
        footer={footer}
      >
        {!application || !merchant ? (
          <SkeletonRows rows={4} label="Loading the application" />
        ) : rejecting && waiting ? (
          <form.Form id={formId}>
            <form.AppField name="reason">
              {(field) => (
                <field.TextField
                  label="Reason"
                  hint={`The business sees it. Left empty, it reads: ${applicationMessages.defaultRejectionReason}`}
                  multiline
                  rows={4}
                  maxLength={500}
                  autoFocus
                />
              )}
            </form.AppField>
          </form.Form>
        ) : (
          <DetailPanel>
            <ReviewStage merchant={merchant} />
            <ApplicationDetails {...application} />
            <ApplicationDocuments documents={application.documents} waiting={waiting} />
          </DetailPanel>
        )}
      </Dialog>
    </form.AppForm>
  )
}
