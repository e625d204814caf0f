import { csvLines, csvStart } from './csv.ts'
import type { FileRows, FromWorker, ToWorker } from './table-file.ts'
import { xlsxFile } from './xlsx.ts'

let start: Extract<ToWorker, { format: string }> | undefined
const lines: string[] = []
const all: FileRows = []

const answer = (message: FromWorker) => postMessage(message)

async function take(message: ToWorker): Promise<void> {
  if ('format' in message) {
    start = message
    if (message.format === 'csv') lines.push(csvStart(message.columns))
    return
  }
  if (!start) return
  const { format, columns, sheet } = start
  if ('rows' in message) {
    if (format === 'csv') lines.push(csvLines(columns, message.rows))
    else for (const row of message.rows) all.push(row)
    answer({ rows: message.rows.length })
    return
  }
  answer({
    file:
      format === 'csv'
        ? new Blob(lines, { type: 'text/csv;charset=utf-8' })
        : await xlsxFile(columns, all, sheet),
  })
}

/** Writes a file beside the page, which stays free: told the columns, then rows in slices, then to finish. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((error: unknown) => answer({ failed: String(error) }))
})
