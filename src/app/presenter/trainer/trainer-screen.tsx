import { Card, CardHeader } from '#src/ui/card.tsx'
import { BusyDayControl } from '../busy-day/busy-day-control.tsx'
import { NextPaymentControl, RehearsalSwitches } from '../controls/demo-settings.tsx'
import { ClassCard } from '../exercises/class-card.tsx'
import { ExercisesCard } from '../exercises/exercises-card.tsx'
import { KioskCard } from '../kiosk/kiosk-card.tsx'
import { PresenterFrame } from '../presenter-frame.tsx'
import { ClockCard } from './clock-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { SnapshotsCard } from './snapshots-card.tsx'

/** What goes well or wrong next, for a lesson (DEMO-11). */
export function NextCard() {
  return (
    <Card>
      <CardHeader title="What happens next" />
      <div className="grid gap-4 border-t border-line px-5 py-4 md:px-6">
        <NextPaymentControl />
        <BusyDayControl heading="h3" />
        <RehearsalSwitches />
      </div>
    </Card>
  )
}

/** The trainer's page: snapshots, scenarios, exercises, what happens next, and what is on this device (DEMO-11). */
export function TrainerScreen() {
  return (
    <PresenterFrame title="Trainer" className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[1080px] grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter py-4 outline-none md:py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="grid gap-4">
          <SnapshotsCard />
          <ScenariosCard />
          <ExercisesCard />
        </div>
        <div className="grid gap-4">
          <ClockCard />
          <NextCard />
          <ClassCard />
          <KioskCard />
          <DeviceCard />
        </div>
      </main>
    </PresenterFrame>
  )
}
