import { Columns2, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { useRoomForBoth } from '#src/ui/viewport.ts'
import { useInstall } from '#src/data/install.ts'
import { useOfflineStatus } from '#src/data/offline-status.ts'
import { ActAsControl } from '../pitch/acting/act-as-control.tsx'
import { BusyDayControl } from '../demo/busy-day/busy-day-control.tsx'
import { ClockControl, useClock } from '../demo/clock/clock-control.tsx'
import { PitchControl } from '../pitch/pitch-control.tsx'
import { ProspectDemoControl } from '../pitch/prospect-demo/prospect-demo-control.tsx'
import { TourControl } from '../pitch/tour/tour-control.tsx'
import {
  DryRunSwitch,
  LocalCurrencyControl,
  NextPaymentControl,
  useDemoSettings,
} from '../demo/controls/demo-settings.tsx'
import { ControlRow, type ControlRowProps } from '../shared/control-row.tsx'
import { ResetDialog } from '../demo/controls/reset-dialog.tsx'

const installTexts = {
  available: 'Opens from the home screen, without signal.',
  installed: 'Paid is installed on this device.',
  ios: 'To install Paid on this device, tap Share, then Add to Home Screen.',
  unavailable: 'Look for Install or Add to Home Screen in the browser’s menu.',
}

interface SheetSectionProps {
  title: string
  children: ReactNode
}

/** A section of the demo controls, under its question. */
function SheetSection({ title, children }: SheetSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0"
    >
      <h3 id={id} className="text-lg/6 tracking-[-0.005em]">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Whether every screen works offline, judging by the files that are cached. */
function OfflineLine() {
  const offline = useOfflineStatus()
  if (offline.state === 'ready')
    return (
      <p className="flex items-center gap-2 text-sm">
        <Tick size={14} className="flex-none text-success" />
        Offline ready. Every screen works without signal.
      </p>
    )
  return offline.state === 'preparing' ? (
    <Banner tone="wait" title="Getting ready for offline">
      Keep this page open until the download finishes.
    </Banner>
  ) : (
    <Banner tone="bad" title="Not offline ready">
      {offline.reason}
    </Banner>
  )
}

/** Offline use and the installed app: on top until both are done, or the browser can do no more. */
function DeviceSection({ place }: { place: 'top' | 'bottom' }) {
  const { state, install } = useInstall()
  const isOffline = useOfflineStatus().state === 'ready'
  const isDone = isOffline && (state === 'installed' || state === 'unavailable')
  if (isDone !== (place === 'bottom')) return null
  return (
    <SheetSection title="This device">
      <OfflineLine />
      {state !== 'installed' && (
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
      )}
    </SheetSection>
  )
}

/** What the trainer turned on, to be turned off where its mark is pressed; nothing while nothing is on. */
function RunningSection() {
  const { settings } = useDemoSettings()
  const { clock } = useClock()
  if (!settings?.dryRun && !settings?.busyDay && !clock) return null
  return (
    <SheetSection title="Turned on">
      {settings?.dryRun && <DryRunSwitch />}
      {settings?.busyDay && <BusyDayControl />}
      {clock && <ClockControl />}
    </SheetSection>
  )
}

interface PageControlProps extends Pick<ControlRowProps, 'heading'> {
  title: string
  text: string
  /** What the button does, in full. */
  label: string
  to: string
  icon?: ReactNode
  onLeave: () => void
}

/** Opens one of the presenter's pages; renders nothing on that page itself. */
function PageControl({ heading, title, text, label, to, icon, onLeave }: PageControlProps) {
  const [location, navigate] = useLocation()
  if (location === to) return null
  return (
    <ControlRow
      heading={heading}
      title={title}
      text={text}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={icon}
          aria-label={label}
          onClick={() => {
            onLeave()
            whenLayersClosed(() => navigate(to))
          }}
        >
          Open
        </Button>
      }
    />
  )
}

interface Props {
  open: boolean
  onClose: () => void
}

/** The presenter's controls: the prospect, what the customer does next, who acts, this device, reset (DEMO-8). */
export function DemoSheet({ open, onClose }: Props) {
  const [resetOpen, setResetOpen] = useState(false)
  const hasRoomForBoth = useRoomForBoth()

  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="drawer"
      // The pitch has a row of its own in it.
      hasFoot={false}
      title="Demo controls"
      footer={
        <div className="flex items-center gap-4">
          <p className="min-w-0 flex-1 text-sm text-muted">Starts over with the sample data.</p>
          <Button
            variant="danger-outline"
            icon={<RotateCcw aria-hidden />}
            onClick={() => setResetOpen(true)}
          >
            Reset to seed
          </Button>
        </div>
      }
    >
      <div className="pb-3">
        <PitchControl onLeave={onClose} />
      </div>
      <DeviceSection place="top" />
      <RunningSection />
      <SheetSection title="Who you are showing it to">
        <ProspectDemoControl onLeave={onClose} />
        <PageControl
          title="Prospects"
          text="Who left a name or number."
          label="Open prospects"
          to={pathTo('prospects')}
          onLeave={onClose}
        />
        <LocalCurrencyControl />
      </SheetSection>
      <SheetSection title="What the customer does next">
        <NextPaymentControl />
      </SheetSection>
      <SheetSection title="Who you are">
        <ActAsControl onLeave={onClose} />
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
        <PageControl
          title="Scan to pay"
          text="This phone as the customer’s."
          label="Open the scanner"
          to={pathTo('pay-here')}
          onLeave={onClose}
        />
        <TourControl onLeave={onClose} />
      </SheetSection>
      <div className="grid gap-2 border-t border-line py-2">
        <PageControl
          heading="h3"
          title="Exercises"
          text="Tasks that check themselves."
          label="Open exercises"
          to={pathTo('learn')}
          onLeave={onClose}
        />
        <PageControl
          heading="h3"
          title="Trainer"
          text="Snapshots, clock, class results."
          label="Open trainer"
          to={pathTo('trainer')}
          onLeave={onClose}
        />
      </div>
      <DeviceSection place="bottom" />
      <ResetDialog open={resetOpen} onClose={() => setResetOpen(false)} onDone={onClose} />
    </Dialog>
  )
}
