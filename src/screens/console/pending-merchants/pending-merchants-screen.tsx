import { useCallback, useMemo, useState } from 'react'
import {
  isWaiting,
  listPendingMerchants,
  type PendingMerchant,
} from '#db/merchants/application-queries.ts'
import { reviewDueAt } from '#db/merchants/review-target.ts'
import type { ApprovalStatus, Merchant } from '#db/merchants/schemas.ts'
import type { ExpectedChange } from '#src/data/expected.ts'
import { useAction } from '#src/data/use-action.ts'
import { type Show, useQuery } from '#src/data/use-query.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { queueAt, type QueuedMerchant } from '../shared/application-queue.tsx'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { pageOf } from '#src/ui/list/paging.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { isSelected, nothingSelected } from '#src/ui/list/selection.ts'
import { useMoment } from '#src/ui/timing.ts'
import { ApplicationChoice, applicationColumns } from './application-columns.tsx'
import { ApplicationRow, DecisionButtons } from './application-row.tsx'
import { QueueColumn } from './queue-column.tsx'
import { queueSummary } from './text.ts'

const decided = (ids: readonly string[], approvalStatus: ApprovalStatus): ExpectedChange[] =>
  ids.map((id) => ({ table: 'merchants', id, change: { approvalStatus } }))

/** Approves and rejects many applications together, with one Undo for all of them. */
export function useManyDecisions() {
  const undo = useAction('reopenApplications', {
    success: applicationMessages.decisionsUndone,
    dryRun: applicationMessages.wouldReopen,
  })
  const offer = (merchants: readonly Merchant[]) => ({
    label: 'Undo',
    onClick: () =>
      void undo.run({
        ids: merchants.map(({ id }) => id),
        // They were decided by one act, at one instant.
        decidedAt: merchants[0]?.lastModifiedDate ?? '',
      }),
  })
  const approve = useAction('approveMerchants', {
    success: applicationMessages.merchantsApproved,
    dryRun: (ids) => applicationMessages.wouldApproveMany(ids.length),
    shows: (ids) => decided(ids, 'APPROVED'),
    offer,
  })
  const reject = useAction('rejectMerchants', {
    success: applicationMessages.merchantsRejected,
    setback: () => true,
    dryRun: ({ ids }) => applicationMessages.wouldRejectMany(ids.length),
    shows: ({ ids }) => decided(ids, 'REJECTED'),
    offer,
  })
  return { approve, reject }
}

interface Props {
  ids: readonly string[]
  onDone: () => void
}

export function ManyButtons({ ids, onDone }: Props) {
  const { approve, reject } = useManyDecisions()
  const once = async (act: Promise<unknown>) => {
    if (await act) onDone()
  }
  return (
    <>
      <Button
        variant="danger-outline"
        size="sm"
        disabled={ids.length === 0}
        forbidden={reject.forbidden}
        onClick={() => void once(reject.run({ ids: [...ids] }))}
      >
        Reject selected
      </Button>
      <Button
        variant="primary"
        size="sm"
        disabled={ids.length === 0}
        forbidden={approve.forbidden}
        onClick={() => void once(approve.run([...ids]))}
      >
        Approve selected
      </Button>
    </>
  )
}

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)

const showDecisions: Show<PendingMerchant[]> = (merchants, expect) =>
  expect('merchants', merchants).filter(isWaiting)

/** The console's queue of applications that wait for a decision (ADM-3). */
export function PendingMerchantsScreen() {
  const merchants = useQuery(listPendingMerchants, [], showDecisions)
  const now = useMoment((merchants ?? []).map(reviewDueAt))
  const queue = useMemo(() => merchants && queueAt(merchants, now), [merchants, now])
  const [page, setPage] = useState(1)
  const [selection, setSelection] = useState(nothingSelected)
  const [reviewed, setReviewed] = useState('')
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  const review = useCallback((id: string) => {
    setReviewed(id)
    setOpen(true)
  }, [])
  const buttons = useCallback(
    (merchant: QueuedMerchant) => (
      <div className="flex gap-2">
        <DecisionButtons merchant={merchant} onReview={review} />
      </div>
    ),
    [review],
  )
  const card = useCallback(
    (merchant: QueuedMerchant, { box }: CardParts) =>
      box ? (
        <>
          {box}
          <ApplicationChoice merchant={merchant} />
        </>
      ) : (
        <ApplicationRow merchant={merchant} onReview={review} />
      ),
    [review],
  )
  const paging = queue && pageOf(page, queue.length)
  const chosen = (queue ?? []).map(({ id }) => id).filter((id) => isSelected(selection, id))

  return (
    <>
      <ListPage
        title="Pending Merchants"
        description={queueSummary(merchants?.length)}
        label="Pending merchants"
        noun="application"
        rows={paging && queue?.slice(paging.from, paging.to)}
        total={queue?.length}
        paging={paging}
        onPage={setPage}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={applicationColumns}
        card={card}
        buttons={buttons}
        above={
          <p className="mb-3 hidden text-sm text-muted pointer-coarse:max-lg:block">
            Swipe right to approve, left to reject.
          </p>
        }
        selection={{
          chosen: selection,
          onChange: setSelection,
          count: chosen.length,
          actions: (end) => <ManyButtons ids={chosen} onDone={end} />,
        }}
        beside={<QueueColumn merchants={merchants} now={now} />}
        empty={{
          title: 'No applications are waiting',
          text: 'New applications appear here.',
        }}
      />
      <ReviewDialog
        id={reviewed}
        queue={queue ?? []}
        open={open}
        onMove={setReviewed}
        onClose={close}
      />
    </>
  )
}
