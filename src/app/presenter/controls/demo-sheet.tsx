import { Columns2, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { pathTo } from '#routes/paths.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { useRoomForBoth } from '#src/ui/viewport.ts'
import { useInstall } from '../../offline/install.ts'
import { useOfflineStatus } from '../../offline/offline-status.ts'
import { ActAsControl } from '../acting/act-as-control.tsx'
import { BusyDayControl } from '../busy-day/busy-day-control.tsx'
import { ClockControl } from '../clock/clock-control.tsx'
import { ProspectControl } from '../prospect/prospect-control.tsx'
import { TourControl } from '../tour/tour-control.tsx'
import { NextPaymentControl, RehearsalSwitches } from './demo-settings.tsx'
import { ControlRow } from './control-row.tsx'
import { LargeMerchantControl } from './large-merchant.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import {
  OutboxControl,
  PageControl,
  ProspectsControl,
  SampleInvoicesControl,
  TalkControl,
} from './sheet-rows.tsx'

const installTexts = {
  available: 'Opens from the home screen, without signal.',
  installed: 'Paid is installed on this device.',
  ios: 'To install Paid on this device, tap Share, then Add to Home Screen.',
  unavailable: 'Look for Install or Add to Home Screen in the browser’s menu.',
}

/** Installs the app, or says how. */
function InstallControl() {
  const { state, install } = useInstall()
  return (
    <ControlRow
      title="Install app"
      text={installTexts[state]}
      action={
        state === 'available' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label="Install app"
            onClick={() => void install()}
          >
            Install
          </Button>
        )
      }
    />
  )
}

interface SheetPartProps {
  title: string
  children: ReactNode
}

/** A part of the demo controls, under its question. */
function SheetPart({ title, children }: SheetPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-4 first:border-t-0 first:pt-0"
    >
      <h3 id={id} className="text-lg/6 tracking-[-0.005em]">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Warns while some screens don't work offline yet, judging by the files that are cached. */
function OfflineBanner() {
  const offline = useOfflineStatus()
  if (offline.state === 'ready') return null
  return (
    <div className="mb-4">
      {offline.state === 'preparing' ? (
        <Banner tone="wait" title="Getting ready for offline">
          Keep this page open until the download finishes.
        </Banner>
      ) : (
        <Banner tone="bad" title="Not offline ready">
          {offline.reason}
        </Banner>
      )}
    </div>
  )
}

function OfflineReady() {
  if (useOfflineStatus().state !== 'ready') return null
  return (
    <span className="mt-1 flex items-center gap-2 text-sm">
      <Tick size={14} className="flex-none text-success" />
      Offline ready. Every screen works without signal.
    </span>
  )
}

interface Props {
  open: boolean
  onClose: () => void
}

/** The presenter's controls: what the customer does next, who acts, what is going on, and the rest (DEMO-8). */
export function DemoSheet({ open, onClose }: Props) {
  const [asking, setAsking] = useState(false)
  const hasRoomForBoth = useRoomForBoth()

  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      title="Demo controls"
      description={
        <>
          Only you see this.
          <OfflineReady />
        </>
      }
      footer={
        <div className="flex items-center gap-4">
          <p className="min-w-0 flex-1 text-sm text-muted">Starts over with the sample data.</p>
          <Button
            variant="danger-outline"
            icon={<RotateCcw aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Reset to seed
          </Button>
        </div>
      }
    >
      <OfflineBanner />
      <SheetPart title="Who you are showing it to">
        <ProspectControl onLeave={onClose} />
        <ProspectsControl onLeave={onClose} />
      </SheetPart>
      <SheetPart title="What the customer does next">
        <NextPaymentControl />
      </SheetPart>
      <SheetPart title="Who you are">
        {hasRoomForBoth && (
          <PageControl
            title="Show both sides"
            text="The customer’s phone beside the dashboard, for a projector."
            label="Show both sides"
            to={pathTo('stage')}
            icon={<Columns2 aria-hidden />}
            onLeave={onClose}
          />
        )}
        <ActAsControl onLeave={onClose} />
        <TourControl onLeave={onClose} />
      </SheetPart>
      <SheetPart title="What is going on">
        <PageControl
          title="Trainer"
          text="Snapshots, scenarios, exercises, and what is on this device."
          label="Open trainer"
          to={pathTo('trainer')}
          onLeave={onClose}
        />
        <BusyDayControl />
        <ClockControl />
        <TalkControl onLeave={onClose} />
        <RehearsalSwitches />
      </SheetPart>
      <div className="-mx-5 border-t border-line md:-mx-6">
        <Fold level={3} title="More" note="Second phone, outbox, sample data, installing">
          <div className="grid gap-4 px-5 pt-1 pb-4 md:px-6">
            <PageControl
              title="Scan to pay"
              text="Use this phone as the customer’s. Scan the code on the seller’s phone."
              label="Open the scanner"
              to={pathTo('pay-here')}
              onLeave={onClose}
            />
            <OutboxControl onLeave={onClose} />
            <SampleInvoicesControl />
            <LargeMerchantControl />
            <InstallControl />
          </div>
        </Fold>
      </div>
      <ResetDialog open={asking} onClose={() => setAsking(false)} onDone={onClose} />
    </Dialog>
  )
}
