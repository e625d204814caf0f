import { useSyncExternalStore } from 'react'
import { formatCount } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { Making } from './make-report.ts'

/** The progress of a report, with a cancel button. */
export function MakingCard({ making, onCancel }: { making: Making; onCancel: () => void }) {
  const { title, total, written } = making
  const done = useSyncExternalStore(written.subscribe, written.shown)
  return (
    <Card padded className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <ProgressBar
          label={
            done < total
              ? `${title}: ${formatCount(done)} of ${formatCount(total)} rows written`
              : `${title}: all rows are in. The file is being closed.`
          }
          value={done}
          total={total}
        />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  )
}
