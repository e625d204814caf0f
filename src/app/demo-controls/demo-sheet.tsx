import { Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { ActAsControl } from '../acting/act-as-control.tsx'
import { useInstall } from '../offline/install.ts'
import { FaultsSwitch } from './faults-switch.tsx'
import { DryRunSwitch } from './dry-run-switch.tsx'
import { LargeMerchantControl } from './large-merchant-control.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { OutboxControl } from './outbox-control.tsx'
import { resetDemo } from './reset-demo.ts'
import { SampleInvoicesControl } from './sample-invoices-control.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** The presenter's controls: what the device keeps, faults to show, installing, and going back to the sample data. */
export function DemoSheet({ open, onClose }: Props) {
  const database = useDatabase()
  const install = useInstall()
  const [asking, setAsking] = useState(false)
  const [resetting, setResetting] = useState(false)

  async function reset() {
    setResetting(true)
    try {
      await resetDemo(database())
      setAsking(false)
      onClose()
      toast.success(appMessages.seedRestored)
    } catch (error) {
      setAsking(false)
      toast.error(await refusalText(error))
    } finally {
      setResetting(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      title="Demo controls"
      description="Only you see this. Nothing here touches real money."
      footer={
        <>
          <Button
            variant="danger-outline"
            icon={<RotateCcw aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Reset to seed
          </Button>
          {install.state === 'available' && (
            <Button
              variant="primary"
              icon={<Download aria-hidden />}
              onClick={() => void install.install()}
            >
              Install app
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <OfflineBanner />
        <ActAsControl onLeave={onClose} />
        <DryRunSwitch />
        <FaultsSwitch />
        <OutboxControl onLeave={onClose} />
        <SampleInvoicesControl />
        <LargeMerchantControl />
        {install.state === 'ios' && (
          <p className="text-sm text-muted">
            To install Paid on this device, tap Share, then Add to Home Screen.
          </p>
        )}
        {install.state === 'installed' && (
          <p className="text-sm text-muted">Paid is installed on this device.</p>
        )}
        {install.state === 'unavailable' && (
          <p className="text-sm text-muted">
            This browser does not offer to install Paid here. Look for Install or Add to Home Screen
            in its menu.
          </p>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Reset to seed?"
        text="Every decision, upload and edit on this device is removed and the sample data comes back. This can’t be undone."
        confirmLabel="Reset to seed"
        danger
        pending={resetting}
        onConfirm={() => void reset()}
      />
    </Dialog>
  )
}
