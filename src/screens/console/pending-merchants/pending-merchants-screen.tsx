import { useCallback, useState } from 'react'
import {
  byUrgency,
  isWaiting,
  listPendingMerchants,
  type PendingMerchant,
} from '#db/queries/list-pending-merchants.ts'
import { ahead } from '#src/data/ahead.ts'
import { useQuery, type Show } from '#src/data/use-query.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { lazyColumn } from '#src/ui/with-column.tsx'
import { ApplicationCard, applicationColumns } from './application-columns.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { queueSummary } from './text.ts'

const ReviewDialog = lazyDialog(() => import('./review-dialog.tsx'), 'ReviewDialog')
const QueueColumn = lazyColumn(() => import('./queue-column.tsx'), 'QueueColumn')

const showDecisions: Show<PendingMerchant[]> = (merchants, expect) =>
  expect('merchants', merchants).filter(isWaiting).sort(byUrgency)

/** The console's queue of applications that wait for a decision (spec §2, §4). */
export function PendingMerchantsScreen() {
  const merchants = useQuery(listPendingMerchants, [], showDecisions)
  const [reviewed, setReviewed] = useState('')
  const [open, setOpen] = useState(false)

  const review = useCallback((id: string) => {
    setReviewed(id)
    setOpen(true)
  }, [])
  const buttons = useCallback(
    (merchant: PendingMerchant) => (
      <div className="flex gap-2">
        <DecisionButtons merchant={merchant} onReview={review} />
      </div>
    ),
    [review],
  )
  const card = useCallback(
    (merchant: PendingMerchant) => (
      <div className="p-4">
        <ApplicationCard merchant={merchant} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <DecisionButtons merchant={merchant} onReview={review} spread />
        </div>
      </div>
    ),
    [review],
  )

  return (
    <>
      <ListPage
        title="Pending Merchants"
        description={queueSummary(merchants?.length)}
        label="Pending merchants"
        noun="application"
        rows={merchants}
        rowKey={({ id }) => id}
        columns={applicationColumns}
        card={card}
        buttons={buttons}
        beside={<QueueColumn merchants={merchants} />}
        empty={{
          title: 'No applications are waiting',
          text: 'New applications appear here as soon as a business signs up.',
        }}
      />
      <ReviewDialog id={reviewed} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

PendingMerchantsScreen.ahead = [ahead(listPendingMerchants)]
