import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { LargeMerchantProgress, useLargeMerchant } from '../controls/large-merchant.tsx'

/** Asks before a link's large merchant is created, and shows how far it is. It goes on once the dialog is closed. */
export function LargeMerchantDialog({ onClose }: { onClose: () => void }) {
  const { making, make, stop } = useLargeMerchant()
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title="Create the large merchant?"
      description="It adds a business with 100,000 transactions to what is on this device. Reset removes it."
      footer={
        <>
          <Button variant="secondary" onClick={making ? stop : onClose}>
            {making ? 'Stop' : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            pending={making !== null}
            pendingLabel="Creating"
            onClick={() => void make().then(onClose)}
          >
            Create
          </Button>
        </>
      }
    >
      {making && <LargeMerchantProgress making={making} />}
    </Dialog>
  )
}
