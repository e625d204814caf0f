import { useSyncExternalStore } from 'react'
import { formatCount } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded, LoadError, refusalText } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { useMakingFile } from '#src/screens/shared/exports/use-making-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { asSaved } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import type { Asking, Making } from './make-report.ts'

/**
 * Returns a function that generates reports one at a time: creates the file in a worker, downloads it, then stores it.
 */
export function useGenerate() {
  const {
    progress: making,
    setProgress: onMaking,
    make,
    cancel,
  } = useMakingFile<Making>({
    cancelled: reportMessages.cancelled,
    failed: (error) => (error instanceof LoadError ? refusalText(error) : reportMessages.failed),
  })
  const database = useDatabase()
  const dryRun = useDryRun()
  const keepReport = useAction('keepReport', {
    success: ({ type, format, missing }) =>
      fileMessages.made(reportMessages.generated(type, format), missing),
    dryRun: ({ type, format }) => reportMessages.generated(type, format),
    full: ({ fileName }) => asSaved(reportMessages.notKept(fileName)),
  })

  const generate = (asking: Asking): Promise<void> =>
    make(async (signal) => {
      if (await dryRun(reportMessages.generated(asking.type, asking.format))) return
      if (asking.table.head.total === 0) return toast.info(reportMessages.nothingFound)
      const { makeReport } = await loaded(import('./make-report.ts'))
      await keepReport.run(await makeReport(asking, { db: database(), onMaking, signal }))
    })

  return {
    generate,
    forbidden: keepReport.forbidden,
    making,
    cancel,
  }
}

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
              ? named`${title}: ${formatCount(done)} of ${formatCount(total)} rows written`
              : named`${title}: finishing the file.`
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
