import type { Merchant } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'

/** Begins the review of an application that was only submitted; says so of one that was decided (spec §4). */
export function ReviewStage({ merchant: { id, approvalStatus } }: { merchant: Merchant }) {
  const start = useAction('startReview', {
    said: ({ name }) => applicationMessages.reviewStarted(name),
    dryRun: applicationMessages.wouldStartReview,
    shows: () => [{ table: 'merchants', id, change: { approvalStatus: 'UNDER_REVIEW' } }],
  })
  if (approvalStatus === 'UNDER_REVIEW') return null
  if (approvalStatus !== 'PENDING')
    return <Banner tone="info">This application was decided. It does not wait any more.</Banner>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
        Not under review yet. The business is told when it is.
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={start.pending}
        forbidden={start.forbidden}
        onClick={() => void start.run(id)}
      >
        Start review
      </Button>
    </div>
  )
}
