import { Card, CardHeader } from '#src/ui/card.tsx'
import { BusyDayControl } from '../busy-day/busy-day-control.tsx'
import { NextPaymentControl } from '../controls/next-payment-control.tsx'
import { RehearsalSwitches } from '../controls/rehearsal-switches.tsx'

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
