import type { PayoutListing } from '#db/payouts/queries.ts'
import { formatMoney } from '#db/text/format.ts'
import { payoutRowActions } from '#src/screens/shared/payouts/payout-actions.tsx'
import { PayoutBadge, payoutStages } from '#src/screens/shared/payouts/payout-stages.tsx'
import { useRowActions, type ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StageTrack } from '#src/ui/stage-track.tsx'

interface Props {
  payouts: readonly PayoutListing[]
  today: Date
}

/** The payouts in progress, each with its three stages. */
export function PayoutsUnderWay({ payouts, today }: Props) {
  const actionsOf = useRowActions()
  return (
    <ul aria-label="Payouts in progress" className="grid gap-3 md:gap-4">
      {payouts.map((payout) => (
        <li key={payout.id}>
          <Journey payout={payout} today={today} actionsOf={actionsOf} />
        </li>
      ))}
    </ul>
  )
}

interface JourneyProps {
  payout: PayoutListing
  today: Date
  actionsOf: ActionsOf
}

function Journey({ payout, today, actionsOf }: JourneyProps) {
  const { id, amount, fee, currency, status } = payout
  return (
    <Card padded>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-2xl font-semibold tabular-nums">{formatMoney(amount, currency)}</h2>
          <p className="text-sm text-muted tabular-nums">
            {id}. You receive {formatMoney(amount - fee, currency)} after the fee of{' '}
            {formatMoney(fee, currency)}.
          </p>
        </div>
        <PayoutBadge status={status} />
      </div>
      <StageTrack stages={payoutStages(payout, today)} label={`Progress of ${id}`} />
      <div className="mt-4 flex flex-wrap gap-2">
        {actionsOf(payoutRowActions, payout, ['view', 'cancel']).map((action) => (
          <Button
            key={action.id}
            variant={action.danger ? 'danger-outline' : 'secondary'}
            forbidden={action.forbidden}
            onClick={action.onSelect}
          >
            {action.label}
            <span className="sr-only"> {id}</span>
          </Button>
        ))}
      </div>
    </Card>
  )
}
