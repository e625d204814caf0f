import { useAction } from '#src/data/use-action.ts'
import { countOf } from '#src/rules/format.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { fileMimes } from '#src/screens/shared/exports/table-file.ts'
import type { ChartData } from './chart-data.ts'

/** A file's name of words: `Revenue by day, Oct 23` is `revenue-by-day-oct-23.csv`. */
const fileNameOf = (words: string) =>
  `${words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.csv`

/** Takes what a chart shows as a CSV file. Who took it is written down, so that it needs a permission (spec §6). */
export function useDownload(title: string, range: string, data: ChartData) {
  const name = fileNameOf(`${title} ${range}`)
  const { run, pending, forbidden } = useAction('downloadFigures', {
    said: () =>
      `${countOf(data.rows.length, 'row')} ${data.rows.length === 1 ? 'is' : 'are'} in ${name}`,
    dryRun: `${name} would be downloaded`,
  })
  async function download() {
    const { csvLines, csvStart } = await import('#src/screens/shared/exports/csv.ts')
    const rows = data.rows.map((row) => [...row])
    const text = csvStart(data.columns) + csvLines(data.columns, rows)
    const done = await run({ title, range, rows: rows.length })
    if (done !== undefined) downloadFile(name, fileMimes.csv, text)
  }
  return { download, pending, forbidden }
}
