import { Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf } from '#src/rules/format.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { toast } from '#src/ui/toast.ts'
import { ActAsControl } from '../acting/act-as-control.tsx'
import { useInstall } from '../offline/install.ts'
import { useOfflineStatus } from '../offline/offline-status.ts'
import { TheirsControl } from '../theirs/theirs-control.tsx'
import { ControlRow } from './control-row.tsx'
import { LargeMerchantControl } from './large-merchant-control.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { SampleInvoicesControl } from './sample-invoices-control.tsx'
import { useOutbox } from './use-outbox.ts'

const OutboxDialog = lazyDialog(async () => (await import('./outbox-dialog.tsx')).OutboxDialog)

/** The number of messages that would have been sent, with a button to view them. */
export function OutboxControl({ onLeave }: { onLeave: () => void }) {
  const messages = useOutbox()
  const [open, setOpen] = useState(false)
  const count = messages?.length ?? 0
  return (
    <>
      <ControlRow
        title="Outbox"
        text={
          count === 0
            ? 'No messages yet. Emails and text messages appear here.'
            : `${countOf(count, 'message')} would have been sent.`
        }
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-label="Open the outbox"
            disabled={count === 0}
            onClick={() => setOpen(true)}
          >
            Open
          </Button>
        }
      />
      <OutboxDialog open={open} onClose={() => setOpen(false)} onLeave={onLeave} />
    </>
  )
}

/** Returns the demo settings, live, and a function to change one, which works in dry run too. */
export function useDemoSettings() {
  const settings = useQuery(getDemoSettings)
  const database = useDatabase()
  const actor = useActor()

  async function set(name: 'setDryRun' | 'setFailNext', on: boolean): Promise<void> {
    try {
      await runAction(name, on, { db: database(), actor })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }

  return { settings, set }
}

/** Shows whether every screen works offline, from the files actually cached. */
export function OfflineBanner() {
  const offline = useOfflineStatus()
  if (offline.state === 'ready')
    return (
      <Banner tone="ok" title="Offline ready">
        Every screen works without signal.
      </Banner>
    )
  if (offline.state === 'preparing')
    return (
      <Banner tone="wait" title="Getting ready for offline">
        Keep this page open until the download finishes.
      </Banner>
    )
  return (
    <Banner tone="bad" title="Not offline ready">
      {offline.reason}
    </Banner>
  )
}

/** Makes simulated services fail on request. */
export function FaultsSwitch() {
  const { settings, set } = useDemoSettings()
  return (
    <section aria-labelledby="faults">
      <h3 id="faults" className="text-sm font-semibold">
        Faults
      </h3>
      <Switch
        label="Fail the next call"
        hint="The next login, sign-up or password reset fails once."
        checked={settings?.failNext ?? false}
        onChange={(on) => void set('setFailNext', on)}
      />
    </section>
  )
}

/** Switches dry run, in which buttons describe their action without performing it. */
export function DryRunSwitch() {
  const { settings, set } = useDemoSettings()
  return (
    <Switch
      label="Dry run"
      hint="Buttons say what they would do and change nothing."
      checked={settings?.dryRun ?? false}
      onChange={(on) => void set('setDryRun', on)}
    />
  )
}

interface Props {
  open: boolean
  onClose: () => void
}

/** The presenter's controls: offline status, simulated failures, installation and resetting the sample data. */
export function DemoSheet({ open, onClose }: Props) {
  const install = useInstall()
  const [asking, setAsking] = useState(false)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      title="Demo controls"
      description="Only you see this. No real money is involved."
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
        <TheirsControl onLeave={onClose} />
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
            Look for Install or Add to Home Screen in the browser’s menu.
          </p>
        )}
      </div>
      <ResetDialog open={asking} onClose={() => setAsking(false)} onDone={onClose} />
    </Dialog>
  )
}
