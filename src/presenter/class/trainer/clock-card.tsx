import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { dayText, parseDay } from '#db/days.ts'
import { farthestMove } from '#db/demo/schemas.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ClockControl, useClock } from '../../demo/clock/clock-control.tsx'

const schema = v.object({
  day: v.pipe(
    v.string(),
    v.check((day) => parseDay(day) !== null, 'Choose a date'),
    v.check((day) => day > dayText(currentDate()), 'Choose a later date'),
  ),
})

/** Moves the clock to a date, at the same time of day. */
function DayForm() {
  const { moveTo } = useClock()
  const form = useAppForm({
    schema,
    start: { day: '' },
    onSubmit: async ({ day }) => {
      const now = currentDate()
      const date = parseDay(day)
      if (!date) return
      if (await moveTo(addDays(now, differenceInCalendarDays(date, now)))) form.reset()
    },
  })
  return (
    <form.AppForm>
      <form.Form className="flex items-start gap-2">
        <form.AppField name="day">
          {(field) => (
            <field.DateField
              label="Or to a date"
              className="min-w-0 flex-1"
              min={dayText(addDays(currentDate(), 1))}
              max={dayText(addDays(currentDate(), farthestMove))}
            />
          )}
        </form.AppField>
        <form.SubmitButton variant="secondary" className="mt-6.5">
          Move
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

/** The time as the product reads it, moved for a lesson (DEMO-13). */
export function ClockCard() {
  return (
    <Card>
      <CardHeader title="Clock" />
      <div className="grid gap-4 border-t border-line px-card py-4">
        <ClockControl />
        <DayForm />
      </div>
    </Card>
  )
}
