import { lazy, Suspense, useState } from 'react'
import { listPendingMerchants } from '#db/queries/list-pending-merchants.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { PendingMerchantsTable } from './pending-merchants-table.tsx'
import { queueSummary } from './text.ts'

const ReviewDialog = lazy(async () => ({
  default: (await import('./review-dialog.tsx')).ReviewDialog,
}))

/** The console's queue of applications that wait for a decision (spec §2, §4). */
export function PendingMerchantsScreen() {
  const merchants = useQuery(listPendingMerchants)
  const [reviewed, setReviewed] = useState<string | null>(null)
  const [open, setOpen] = useState(false)

  function review(id: string) {
    setReviewed(id)
    setOpen(true)
  }

  return (
    <>
      <PageHeader title="Pending Merchants" description={queueSummary(merchants?.length)} />
      <Card>
        {merchants === undefined ? (
          <SkeletonRows rows={7} label="Loading applications" />
        ) : merchants.length === 0 ? (
          <EmptyState
            title="No applications are waiting"
            text="New applications appear here as soon as a business signs up."
          />
        ) : (
          <PendingMerchantsTable merchants={merchants} onReview={review} />
        )}
      </Card>
      {reviewed && (
        <Suspense>
          <ReviewDialog id={reviewed} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
