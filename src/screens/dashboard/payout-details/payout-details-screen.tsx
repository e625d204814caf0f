import { getPayout, type PayoutDetails as Details } from '#db/payouts/queries.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-merchant-query.ts'
import { useToday } from '#src/data/use-today.ts'
import { pathTo } from '#src/routes/paths.ts'
import { payoutActions } from '#src/screens/shared/payouts/payout-actions.ts'
import { usePayoutDoers } from '#src/screens/shared/payouts/use-payout-doers.ts'
import { Button } from '#src/ui/button.tsx'
import { useInView } from '#src/ui/list/in-view.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { RowSheet } from '#src/ui/route-sheet.tsx'
import { useIdInPath } from '#src/ui/use-id-in-path.ts'
import { PayoutDetails } from './payout-details.tsx'

const showCancelled: MerchantShow<Details | null> = (details, expect) => {
  if (!details) return null
  const [payout = details.payout] = expect('payouts', [details.payout])
  return { ...details, payout }
}

/** One payout and what it carries, in a sheet over the list and at its own address (spec §2 Payouts). */
export function PayoutDetailsScreen() {
  const id = useIdInPath()
  const details = useMerchantQuery(
    (db, merchantId) => getPayout(db, merchantId, id),
    [id],
    showCancelled,
  )
  const today = useToday()
  const doers = usePayoutDoers()
  const actions =
    details && actionsFor(payoutActions, details.payout, doers, ['pdf', 'csv', 'cancel'])
  useInView(id, actions)

  return (
    <RowSheet
      list={pathTo('payouts')}
      title={id}
      description={details?.payout.destination}
      footer={actions?.map((action) => (
        <Button
          key={action.id}
          variant={action.danger ? 'danger-outline' : 'secondary'}
          forbidden={action.forbidden}
          onClick={action.onSelect}
        >
          {action.label}
        </Button>
      ))}
      row={details}
      loading="Loading the payout"
      none={{ title: 'No such payout', text: 'This business has no payout by that ID.' }}
    >
      {(found) => <PayoutDetails details={found} today={today} />}
    </RowSheet>
  )
}
