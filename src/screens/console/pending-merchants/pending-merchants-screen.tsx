import { Check, X } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { listPendingMerchants, type PendingMerchant } from '#db/merchants/application-queries.ts'
import { reviewDueAt } from '#db/merchants/review-target.ts'
import { isWaiting } from '#db/merchants/rules.ts'
import { countOf, formatCount, formatDate } from '#db/text/format.ts'
import { isolatedName, named } from '#db/text/typed-text.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { type ApplyExpected, useAlive, useQuery } from '#src/data/use-query.ts'
import { reviewTargets } from '#src/rules/transactions.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { pageOf } from '#src/ui/list/pagination.tsx'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { nothingSelected } from '#src/ui/list/selection.ts'
import { useOpenedRow } from '#src/ui/route-sheet.tsx'
import { SwipeRow } from '#src/ui/swipe-row.tsx'
import { useDecisions } from '../shared/applications/application-actions.tsx'
import {
  PriorityBadge,
  queueAt,
  queueByPriority,
  type QueuedMerchant,
  type QueuePart,
} from '../shared/applications/application-queue.tsx'
import { DecisionButtons, once } from '../shared/applications/decision-buttons.tsx'
import { ApplicationCard, ApplicationChoice, applicationColumns } from './application-columns.tsx'

function queueSummary(count: number | undefined): string {
  if (count === undefined) return 'Applications awaiting a decision.'
  if (count === 0) return 'No applications are waiting.'
  return `${countOf(count, 'application')} ${count === 1 ? 'is' : 'are'} waiting.`
}

function QueueSummary({ priority, waiting, late, oldest }: QueuePart) {
  return (
    <li className="border-t border-line px-6 py-4">
      <div className="flex items-center justify-between gap-3">
        <PriorityBadge priority={priority} />
        <p className="font-semibold tabular-nums">{formatCount(waiting)} waiting</p>
      </div>
      <div className="mt-2 flex justify-between gap-3 text-sm text-muted tabular-nums">
        <p>
          {reviewTargets[priority].target}
          {priority === 'high' && (
            <>
              {' '}
              <DemoTag />
              <span className="sr-only"></span>
            </>
          )}
        </p>
        <p>Oldest: {formatDate(oldest)}</p>
      </div>
      {late > 0 && (
        <p className="mt-1 text-sm font-medium text-danger tabular-nums">
          {countOf(late, 'application')} past the review target
        </p>
      )}
    </li>
  )
}

/** The queue's length per priority, compared with the review targets (ADM-3). */
function QueueColumn({
  merchants,
  now,
}: {
  merchants: readonly PendingMerchant[] | undefined
  /** The current time in milliseconds. */
  now: number
}) {
  const parts = queueByPriority(merchants ?? [], now)
  if (parts.length === 0) return null
  return (
    <Card>
      <CardHeader title="By priority" />
      <ul>
        {parts.map((part) => (
          <QueueSummary key={part.priority} {...part} />
        ))}
      </ul>
    </Card>
  )
}

interface Props {
  merchants: readonly QueuedMerchant[]
  onDone: () => void
}

/** Decides the selected applications together, with one Undo for all of them. */
export function ManyButtons({ merchants, onDone }: Props) {
  const { approve, reject } = useDecisions({
    deciding: async (decide) => {
      const decided = await decide()
      if (decided) onDone()
      return decided
    },
  })
  const none = merchants.length === 0
  return (
    <>
      <Button
        variant="danger-outline"
        size="sm"
        disabled={none}
        forbidden={reject.forbidden}
        onClick={() => reject.run(merchants)}
      >
        Reject selected
      </Button>
      <Button
        variant="primary"
        size="sm"
        disabled={none}
        forbidden={approve.forbidden}
        onClick={() => approve.run(merchants)}
      >
        Approve selected
      </Button>
    </>
  )
}

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)

const showDecisions: ApplyExpected<PendingMerchant[]> = (merchants, expect) =>
  expect('merchants', merchants).filter(isWaiting)

/** The console's queue of applications that wait for a decision (ADM-3). */
export function PendingMerchantsScreen() {
  const merchants = useQuery(listPendingMerchants, [], showDecisions)
  const now = useMoment((merchants ?? []).map(reviewDueAt))
  const queue = useMemo(() => merchants && queueAt(merchants, now), [merchants, now])
  const [page, setPage] = useState(1)
  const [selection, setSelection] = useState(nothingSelected)
  const { id: reviewed, open, show, close } = useOpenedRow('review')
  const alive = useAlive()

  const buttons = useCallback(
    (merchant: QueuedMerchant) => (
      <div className="flex gap-2">
        <ApplicationButtons merchant={merchant} onReview={show} />
      </div>
    ),
    [show],
  )
  const card = useCallback(
    (merchant: QueuedMerchant, { box }: CardParts) =>
      box ? (
        <>
          {box}
          <ApplicationChoice merchant={merchant} />
        </>
      ) : (
        <ApplicationRow merchant={merchant} onReview={show} />
      ),
    [show],
  )
  const paging = queue && pageOf(page, queue.length)
  const chosen = (queue ?? []).filter(({ id }) => selection.has(id))

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
        rowName={isolatedName}
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
          all: () => (queue ?? []).map(({ id }) => id),
          actions: (end) => <ManyButtons merchants={chosen} onDone={end} />,
        }}
        beside={<QueueColumn merchants={merchants} now={now} />}
        empty={{
          title: 'No applications are waiting',
          text: 'New applications appear here.',
        }}
      />
      <ReviewDialog
        id={reviewed ?? ''}
        queue={queue ?? []}
        open={open}
        onMove={show}
        onClose={close}
        onUndone={(id) => {
          if (alive()) show(id)
        }}
      />
    </>
  )
}

interface ApplicationRowProps {
  merchant: QueuedMerchant
  onReview: (id: string) => void
}

/** An application on a phone: Review opens it, and a swipe decides it. */
function ApplicationRow({ merchant, onReview }: ApplicationRowProps) {
  const { id, name } = merchant
  const { approve, reject } = useDecisions()
  const part = useFocusHandedOn<HTMLButtonElement>()
  return (
    <SwipeRow
      right={{
        label: 'Approve',
        icon: <Check aria-hidden />,
        className: 'bg-success-soft text-on-success-soft',
        onSwipe: () => approve.run([merchant]),
      }}
      left={{
        label: 'Reject',
        icon: <X aria-hidden />,
        className: 'bg-danger-soft text-on-danger-soft',
        onSwipe: () => reject.run([merchant]),
      }}
      still={approve.forbidden !== undefined}
    >
      <div className="p-4">
        <ApplicationCard merchant={merchant} />
        <Button
          ref={part}
          variant="secondary"
          size="sm"
          block
          className="mt-3"
          aria-label={named`Review ${name}`}
          onClick={() => onReview(id)}
        >
          Review
        </Button>
      </div>
    </SwipeRow>
  )
}

/** Review, Reject and Approve of one application (ADM-3). */
function ApplicationButtons({ merchant, onReview }: ApplicationRowProps) {
  const part = useFocusHandedOn<HTMLButtonElement>()
  const { id, name } = merchant
  return (
    <>
      <Button
        ref={part}
        variant="ghost"
        size="sm"
        aria-label={named`Review ${name}`}
        onClick={once(() => onReview(id))}
      >
        Review
      </Button>
      <DecisionButtons merchant={merchant} />
    </>
  )
}
