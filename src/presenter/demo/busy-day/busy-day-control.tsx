import { type ComponentProps, useState } from 'react'
import { type Pace, paces } from '#db/demo/schemas.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { controlMessages } from '#src/rules/messages/demo.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { toast } from '#src/ui/toast.ts'
import { ControlRow } from '../../shared/control-row.tsx'
import { useDemoSettings } from '../controls/demo-settings.tsx'

const labels: Record<Pace, string> = { slow: 'Slow', normal: 'Normal', rush: 'Rush' }
const often: Record<Pace, string> = {
  slow: 'About one a minute',
  normal: 'About three a minute',
  rush: 'About fifteen a minute',
}

/** Lets payments arrive by themselves: at a pace, paused, or one by one (DEMO-17). */
export function BusyDayControl({
  heading = 'h4',
}: Pick<ComponentProps<typeof ControlRow>, 'heading'>) {
  const { settings, set } = useDemoSettings()
  const database = useDatabase()
  const [stepping, setStepping] = useState(false)
  const day = settings?.busyDay

  async function step() {
    setStepping(true)
    try {
      const { takePayment } = await import('./busy-day-driver.tsx')
      if (!(await takePayment(database(), true))) toast.info(controlMessages.nothingToPay)
    } catch (error) {
      toast.error(await refusalText(error))
    }
    setStepping(false)
  }

  if (!day)
    return (
      <ControlRow
        heading={heading}
        title="Payments by themselves"
        text="Customers pay the business’s links, as on a busy Saturday."
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-label="Start payments"
            disabled={!settings}
            onClick={() => void set('setBusyDay', { pace: 'normal', paused: false })}
          >
            Start
          </Button>
        }
      />
    )
  const state = settings.dryRun
    ? 'Waiting: dry run is on.'
    : day.paused
      ? 'Paused.'
      : `${often[day.pace]}, while Paid is on screen.`
  return (
    <ControlRow
      heading={heading}
      title="Payments by themselves"
      text={state}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Stop payments"
          onClick={() => void set('setBusyDay', null)}
        >
          Stop
        </Button>
      }
    >
      <div role="group" aria-label="Pace" className="flex flex-wrap gap-2">
        {paces.map((pace) => (
          <Chip
            key={pace}
            selected={pace === day.pace}
            onClick={() => void set('setBusyDay', { ...day, pace })}
          >
            {labels[pace]}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void set('setBusyDay', { ...day, paused: !day.paused })}
        >
          {day.paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={stepping}
          disabled={settings.dryRun}
          onClick={() => void step()}
        >
          One payment now
        </Button>
      </div>
    </ControlRow>
  )
}
