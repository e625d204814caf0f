import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { useWide } from '#src/ui/viewport.ts'
import { BusyDayControl } from '../../demo/busy-day/busy-day-control.tsx'
import {
  armedTexts,
  NextPaymentControl,
  RehearsalSwitches,
  useDemoSettings,
} from '../../demo/controls/demo-settings.tsx'
import { ClassCard } from '../exercises/results/class-card.tsx'
import { ExercisesCard } from '../exercises/exercises-card.tsx'
import { OwnExercisesCard } from '../exercises/own/own-exercises-card.tsx'
import { KioskCard } from '../../demo/kiosk/kiosk-card.tsx'
import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { ClockCard } from './clock-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { SnapshotsCard } from './snapshots-card.tsx'
import { TodayCard } from './today-card.tsx'
import { ToolsCard } from './tools-card.tsx'

/** What goes well or wrong next, for a lesson (DEMO-11). */
export function NextCard() {
  const { settings } = useDemoSettings()
  const armed = armedTexts(settings)
  return (
    <Card>
      <Fold
        title="What happens next"
        note={armed.length > 0 ? armed.join(', ') : 'The next payment, what goes wrong, dry run'}
        startsOpen={useWide()}
      >
        <div className="grid gap-4 border-t border-line px-card py-4">
          <NextPaymentControl />
          <BusyDayControl heading="h3" />
          <RehearsalSwitches />
        </div>
      </Fold>
    </Card>
  )
}

const groups = [
  { id: 'today', title: 'Today' },
  { id: 'prepare', title: 'Prepare' },
  { id: 'lesson', title: 'During the lesson' },
  { id: 'exercises', title: 'Exercises and results' },
  { id: 'device', title: 'This device' },
] as const

interface GroupProps {
  id: (typeof groups)[number]['id']
  className?: string
  children: ReactNode
}

/** A part of the page, in the order of a day. */
function Group({ id, className = '', children }: GroupProps) {
  const title = groups.find((each) => each.id === id)?.title
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid scroll-mt-4 gap-4 ${className}`}
    >
      <h2 id={`${id}-title`} className="text-sm font-semibold text-muted">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The trainer's page: what a class needs before, during and after a lesson, and what is on this device (DEMO-11). */
export function TrainerScreen() {
  return (
    <PresenterFrame title="Trainer" className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[1080px] grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-6 px-gutter py-4 outline-none md:py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <nav aria-label="On this page" className="flex flex-wrap gap-2 lg:hidden">
          {groups.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-control border border-line-strong bg-surface px-3 text-sm font-medium"
            >
              {title}
            </a>
          ))}
        </nav>
        <Group id="today" className="lg:col-span-2">
          <TodayCard />
        </Group>
        <Group id="prepare">
          <SnapshotsCard />
          <ScenariosCard />
        </Group>
        <Group id="lesson">
          <ClockCard />
          <NextCard />
          <ToolsCard />
        </Group>
        <Group id="exercises">
          <ExercisesCard />
          <OwnExercisesCard />
          <ClassCard />
        </Group>
        <Group id="device">
          <KioskCard />
          <DeviceCard />
        </Group>
      </main>
    </PresenterFrame>
  )
}
