import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import type { PastReport } from '#db/reports/queries.ts'
import { makeFile } from '#src/files/make-file.ts'
import type { ActionTools } from '#src/screens/shared/row-actions.tsx'
import { fileMessages } from '#src/rules/messages/app.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { pastTable } from './past-table.ts'
import { startingChoice } from './report-form.ts'

/** Downloads a past report, whose file is made from the ledger; the download is logged. */
export async function downloadPastReport(
  report: PastReport,
  { database, run }: ActionTools,
): Promise<void> {
  const table = pastTable(await getConsoleLedger(database()), report)
  if (!table) return
  const { format } = startingChoice(report.templateId)
  const { columns, head, rows, range, fileName } = table
  const { file, missing } = await makeFile({
    format,
    columns,
    head,
    rows,
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  const done = await run(
    'downloadFigures',
    { title: report.name, range, rows: head.total },
    { dryRun: reportMessages.wouldDownload },
  )
  if (done === undefined) return
  downloadFile(`${fileName}.${format}`, file.type, file)
  if (missing) toast.info(fileMessages.lettersMissing(missing))
}
