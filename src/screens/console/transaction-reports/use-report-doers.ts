import type { PlatformReport } from '#db/reports/schemas.ts'
import { getStoredFile } from '#db/reports/queries.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

/** Downloads a stored console report again, or deletes it with an Undo. */
export function useReportDoers() {
  const database = useDatabase()
  const dryRun = useDryRun()
  const restore = useAction('restorePlatformReport', {
    said: ({ name }) => reportMessages.restored(name),
    dryRun: reportMessages.wouldRestore,
    shows: ({ report }) => [{ table: 'platformReports', id: report.id, change: report }],
  })
  const remove = useAction('deletePlatformReport', {
    said: () => reportMessages.deleted,
    setback: () => true,
    dryRun: reportMessages.wouldDelete,
    shows: (id) => [{ table: 'platformReports', id, change: null }],
    offer: (deleted) => ({ label: 'Undo', onClick: () => void restore.run(deleted) }),
  })

  async function download({ id, fileName }: PlatformReport): Promise<void> {
    if (await dryRun(reportMessages.wouldDownload)) return
    const file = await getStoredFile(database(), id).catch(() => null)
    if (file) downloadFile(fileName, file.mime, file.bytes)
    else toast.error(reportMessages.fileGone)
  }

  return {
    download: (report: PlatformReport) => void download(report),
    remove: (id: string) => void remove.run(id),
    forbidden: remove.forbidden,
  }
}
