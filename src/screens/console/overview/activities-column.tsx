import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ActivitiesPanel } from './activities-panel.tsx'

/** Beside the dashboard, where there is room: what was done last, whichever tab is open. */
export function ActivitiesColumn({
  entries,
}: {
  entries: readonly ActivityLogEntry[] | undefined
}) {
  return (
    <Card>
      <CardHeader title="Recent Activities" />
      <ActivitiesPanel entries={entries} />
    </Card>
  )
}
