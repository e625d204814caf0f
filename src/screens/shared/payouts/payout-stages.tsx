import type { PayoutListing } from '#db/payouts/queries.ts'
import type { PayoutStatus } from '#db/payouts/schemas.ts'
import { formatMomentWithin, formatTime } from '#db/text/format.ts'
import { byWhen, payoutStatuses } from '#src/rules/payouts.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { Stage } from '#src/ui/stage-track.tsx'

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { tone, label } = payoutStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}

type Coursed = Pick<
  PayoutListing,
  | 'status'
  | 'requestedAt'
  | 'leavesAt'
  | 'held'
  | 'arrivesAt'
  | 'endedAt'
  | 'failureReason'
  | 'destination'
>

type States = readonly [Stage['state'], Stage['state'], Stage['state']]

const states: Record<Coursed['status'], States> = {
  pending: ['current', 'next', 'next'],
  'in-transit': ['done', 'current', 'next'],
  paid: ['done', 'done', 'done'],
  failed: ['done', 'done', 'rejected'],
  cancelled: ['rejected', 'next', 'next'],
}

/** Returns a payout's three stages: balance, in transit, bank. */
export function payoutStages(payout: Coursed, now: Date): Stage[] {
  const { status, requestedAt, leavesAt, held, arrivesAt, endedAt, failureReason } = payout
  const asked = `Requested ${formatMomentWithin(requestedAt)}`
  const left = leavesAt === null ? '' : formatMomentWithin(leavesAt)
  const ended = endedAt === null ? '' : formatMomentWithin(endedAt)
  const notes: Record<Coursed['status'], [string, string, string]> = {
    pending: held
      ? ['On hold while the business is suspended. You can still cancel', '', '']
      : [
          leavesAt === null
            ? asked
            : `Leaves at ${formatTime(leavesAt)}. You can cancel until then`,
          '',
          arrivesAt === null ? '' : `Arrives ${byWhen(arrivesAt, now)}`,
        ],
    'in-transit': [
      asked,
      left && `Sent ${left}`,
      arrivesAt === null ? 'On its way' : `Arrives ${byWhen(arrivesAt, now)}`,
    ],
    paid: [asked, left && `Sent ${left}`, `Arrived ${ended}`],
    failed: [
      asked,
      left && `Sent ${left}`,
      `Returned ${ended}: ${failureReason ?? 'no reason given'}`,
    ],
    cancelled: [`Cancelled ${ended}`, '', ''],
  }
  const titles = ['Available', 'In transit', payout.destination]
  return titles.map((title, at) => ({
    title,
    state: states[status][at] ?? 'next',
    note: notes[status][at] ?? '',
  }))
}
