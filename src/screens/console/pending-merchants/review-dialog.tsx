import { useEffect, useState } from 'react'
import * as v from 'valibot'
import {
  getApplication,
  isWaiting,
  type PendingMerchant,
} from '#db/merchants/application-queries.ts'
import { useAlive, useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { useKeys } from '#src/ui/keys/use-keys.ts'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useDesk } from '#src/ui/use-media.ts'
import { ApplicationReview } from './application-review.tsx'
import { DeskLine } from './desk-line.tsx'
import { ReviewButtons } from './review-buttons.tsx'
import { documentProblems } from './text.ts'
import { useDecisions } from '../shared/application-actions.ts'

/** The reason is optional. */
const rejection = v.object({ reason: v.string() })

interface Props {
  id: string
  /** The waiting applications, in order. */
  queue: readonly PendingMerchant[]
  open: boolean
  /** Opens another application of the queue. */
  onMove: (id: string) => void
  onClose: () => void
}

/**
 * One application with its documents; a rejection here can carry a reason (ADM-3). From 1024 px, documents are on
 * the left, checks on the right, and keyboard shortcuts move through the queue and decide.
 */
export function ReviewDialog({ id, queue, open, onMove, onClose }: Props) {
  const answer = useQuery((db) => getApplication(db, id), [id], showApplication)
  // A snapshot: the content must not change while it is decided or the dialog closes. The query may still hold the
  // answer for another application for a moment.
  const [pressed, setPressed] = useState<typeof answer>()
  const application = [pressed, answer].find((each) => each?.merchant.id === id)
  const desk = useDesk()
  const alive = useAlive()
  const [rejecting, setRejecting] = useState(false)
  const merchant = application?.merchant
  const waiting = merchant !== undefined && isWaiting(merchant)
  const documents = application?.documents ?? []
  const { approve, reject } = useDecisions(
    merchant && { ...merchant, documents: documents.map(({ name }) => name) },
  )
  const form = useAppForm({
    schema: rejection,
    start: { reason: '' },
    onSubmit: ({ reason }) => decide(() => reject.run({ id, reason })),
  })
  useEffect(() => {
    setRejecting(false)
    setPressed(undefined)
    form.reset()
  }, [id, form])

  const at = queue.findIndex((each) => each.id === id)
  const next = queue[at + 1]?.id
  const before = queue[at - 1]?.id

  async function decide(act: () => Promise<unknown>) {
    if (pressed) return
    setPressed(application)
    const decided = await act()
    // This dialog may have closed in the meantime, and another one opened.
    if (!alive()) return
    if (!decided) {
      setPressed(undefined)
      return
    }
    const following = next ?? before
    if (desk && following !== undefined) onMove(following)
    else onClose()
  }

  const approveIt = () => void decide(() => approve.run(id))
  function askWhy() {
    // The reason starts with the problems found in the documents.
    if (form.state.values.reason === '') form.setFieldValue('reason', documentProblems(documents))
    setRejecting(true)
  }

  const decides = waiting && !rejecting && !pressed
  const offered = (keys: string, label: string, run: (() => void) | false) =>
    run ? [{ keys, label, run }] : []
  useKeys(
    {
      title: 'Review',
      inDialog: true,
      keys: [
        ...offered('j', 'Next', next !== undefined && (() => onMove(next))),
        ...offered('k', 'Previous', before !== undefined && (() => onMove(before))),
        ...offered('a', 'Approve', decides && approve.forbidden === undefined && approveIt),
        ...offered('r', 'Reject', decides && reject.forbidden === undefined && askWhy),
      ],
    },
    desk && open,
  )

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size={desk ? 'xl' : 'lg'}
        title={merchant?.name ?? 'Application'}
        description={
          <>
            {merchant && `${merchant.businessType}, ${merchant.town}`}
            {desk && (
              <DeskLine at={at} count={queue.length} next={next} before={before} onMove={onMove} />
            )}
          </>
        }
        footer={(formId) => (
          <ReviewButtons
            formId={formId}
            waiting={waiting}
            rejecting={rejecting}
            approve={{ forbidden: approve.forbidden, run: approveIt }}
            reject={{ forbidden: reject.forbidden, run: askWhy }}
            onBack={() => setRejecting(false)}
            onClose={onClose}
          />
        )}
      >
        {!application ? (
          <SkeletonRows rows={4} label="Loading application" />
        ) : rejecting && waiting ? (
          <form.AppField name="reason">
            {(field) => (
              <field.TextField
                label="Reason"
                hint={`Shown to the business. If empty:  ${applicationMessages.defaultRejectionReason}`}
                multiline
                rows={4}
                maxLength={500}
                autoFocus
              />
            )}
          </form.AppField>
        ) : (
          <ApplicationReview key={id} application={application} desk={desk} />
        )}
      </FormDialog>
    </form.AppForm>
  )
}
