import { isStorageFull } from '#db/is-storage-full.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { contextNow, refusalText } from '#src/data/run-action.ts'
import { formatCount } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { toast } from '#src/ui/toast.ts'
import { ControlRow } from './control-row.tsx'
import { startLargeMerchant, stopLargeMerchant, useLargeMerchant } from './large-merchant.ts'

// What was written before stays, so that it can go on.
const noRoomLeft =
  'This device has no space left for all of the large merchant. What there is of it stays; a reset takes it away.'

/** Lets the presenter show the same screens with a business of 100,000 transactions. */
export function LargeMerchantControl() {
  const making = useLargeMerchant()
  const database = useDatabase()
  const actor = useActor()

  async function make() {
    try {
      if (await startLargeMerchant(contextNow(database(), actor)))
        toast.success('The large merchant is complete')
    } catch (error) {
      toast.error(isStorageFull(error) ? noRoomLeft : await refusalText(error))
    }
  }

  return (
    <ControlRow
      title="Large merchant"
      text="Makes you a business with 100,000 transactions. A reset takes it away."
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={making ? stopLargeMerchant : () => void make()}
        >
          {making ? 'Stop' : 'Make it'}
        </Button>
      }
    >
      {making && (
        <ProgressBar
          label={
            making.count === 0
              ? 'Starting'
              : `${formatCount(making.written)} of ${formatCount(making.count)} transactions`
          }
          value={making.written}
          total={making.count || 1}
        />
      )}
    </ControlRow>
  )
}
