import { useEffect, useState } from 'react'
import { getReview, type PendingMerchant, type Review } from '#db/merchants/application-queries.ts'
import { canApprove } from '#db/merchants/required-documents.ts'
import { isWaiting } from '#db/merchants/rules.ts'
import { type ApplyExpected, useAlive, useQuery } from '#src/data/use-query.ts'
import { tradeAndTown } from '#src/rules/business.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { KeyCaps } from '#src/ui/keys/key-caps.tsx'
import { useKeys, useKeysOn } from '#src/ui/keys/use-keys.ts'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useDesk } from '#src/ui/viewport.ts'
import { useDecisions } from '../shared/applications/application-actions.tsx'
import { ApplicationReview } from './application-review.tsx'

interface DeskLineProps {
  /** Zero-based position in the queue; -1 if it no longer waits. */
  at: number
  count: number
  next: string | undefined
  before: string | undefined
  onMove: (id: string) => void
}

const hints = [
  ['k', 'previous'],
  ['j', 'next'],
  ['a', 'approve'],
  ['r', 'reject'],
] as const

/** The position in the queue, buttons to its neighbors, and their keyboard shortcuts. */
function DeskLine({ at, count, next, before, onMove }: DeskLineProps) {
  const move = (id: string | undefined) => () => {
    if (id !== undefined) onMove(id)
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <Button variant="secondary" size="sm" disabled={before === undefined} onClick={move(before)}>
        Previous
      </Button>
      <Button variant="secondary" size="sm" disabled={next === undefined} onClick={move(next)}>
        Next
      </Button>
      {at >= 0 && (
        <span>
          {at + 1} of {count}
        </span>
      )}
      {useKeysOn() && (
        <span className="ml-auto flex flex-wrap gap-x-3">
          {hints.map(([key, does]) => (
            <span key={key} className="flex items-center gap-1.5">
              <KeyCaps keys={key} /> {does}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}

const showReview: ApplyExpected<Review | null> = (review, expect) => {
  const application = showApplication(review, expect)
  if (!review || !application) return null
  const isOwn = ({ merchantId }: { merchantId: string }) => merchantId === review.merchant.id
  return { ...review, ...application, notes: expect('merchantNotes', review.notes).filter(isOwn) }
}

interface ReviewDialogProps {
  id: string
  /** The waiting applications, in order. */
  queue: readonly PendingMerchant[]
  open: boolean
  /** Opens another application of the queue. */
  onMove: (id: string) => void
  onClose: () => void
  /** Called after the Undo of a decision that was made here. */
  onUndone: (id: string) => void
}

/**
 * One application as a checklist of its documents, with the decision below them (ADM-3). From 1024 px, the document is
 * on the left, the checklist on the right, and keyboard shortcuts move through the queue and decide.
 */
export function ReviewDialog({ id, queue, open, onMove, onClose, onUndone }: ReviewDialogProps) {
  const answer = useQuery((db) => getReview(db, id), [id], showReview)
  // A snapshot: the content must not change while it is decided or the dialog closes. The query may still hold the
  // answer for another application for a moment.
  const [pressed, setPressed] = useState<typeof answer>()
  const review = [pressed, answer].find((each) => each?.merchant.id === id)
  const desk = useDesk()
  const alive = useAlive()
  const merchant = review?.merchant
  const waiting = merchant !== undefined && isWaiting(merchant)
  const application = review && {
    ...review.merchant,
    documents: review.documents,
    directors: review.directors,
  }
  useEffect(() => setPressed(undefined), [id])

  const at = queue.findIndex((each) => each.id === id)
  const next = queue[at + 1]?.id
  const before = queue[at - 1]?.id

  const { approve, reject, request } = useDecisions({
    deciding: async (decide) => {
      setPressed(review)
      const decided = await decide()
      // This dialog may have closed in the meantime, and another one opened.
      if (!alive()) return decided
      const following = next ?? before
      if (!decided) setPressed(undefined)
      else if (desk && following !== undefined) onMove(following)
      else onClose()
      return decided
    },
    onUndone: () => onUndone(id),
  })
  const offered = (keys: string, label: string, run: (() => void) | false | undefined) =>
    run ? [{ keys, label, run }] : []
  const decides = (waiting && !pressed && application) || undefined
  useKeys(
    {
      title: 'Review',
      keys: [
        ...offered('j', 'Next', next !== undefined && (() => onMove(next))),
        ...offered('k', 'Previous', before !== undefined && (() => onMove(before))),
        ...offered(
          'a',
          'Approve',
          decides && approve.forbidden === undefined && (() => approve.run([decides])),
        ),
        ...offered(
          'r',
          'Reject',
          decides && reject.forbidden === undefined && (() => reject.run([decides])),
        ),
      ],
    },
    desk && open,
  )
  const isComplete = review ? canApprove(review) : false

  return (
    <Dialog
      open={open}
      onClose={onClose}
      hasAddress
      size={desk ? 'xl' : 'lg'}
      title={merchant?.name ?? 'Application'}
      description={
        <>
          {merchant && tradeAndTown(merchant)}
          {desk && (
            <DeskLine at={at} count={queue.length} next={next} before={before} onMove={onMove} />
          )}
        </>
      }
      footer={
        // While the next application loads, its buttons are there already: another one in their place would be pressed for
        // them, and would take the focus with it.
        waiting || (!review && answer !== null) ? (
          <>
            <Button
              variant="danger-outline"
              forbidden={reject.forbidden}
              onClick={() => application && reject.run([application])}
            >
              Reject
            </Button>
            <Button
              variant={isComplete ? 'primary' : 'soft'}
              forbidden={approve.forbidden}
              onClick={() => application && approve.run([application])}
            >
              Approve
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {review ? (
        <ApplicationReview
          key={id}
          review={review}
          desk={desk}
          request={
            waiting && (
              <Button
                variant="secondary"
                size="sm"
                forbidden={request.forbidden}
                onClick={() => request.run(review.merchant)}
              >
                Request information
              </Button>
            )
          }
        />
      ) : answer === null ? (
        <EmptyState
          level={3}
          art="none"
          title="Application not found"
          text="There is no application with this ID."
        />
      ) : (
        <SkeletonRows rows={4} label="Loading application" />
      )}
    </Dialog>
  )
}
