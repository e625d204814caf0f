import { csvWriter } from './csv.ts'
import { jsonWriter } from './json.ts'
import { pdfWriter } from './pdf/pdf-writer.ts'
import type { FileFormat, FilePlan, FileWriter, FromWorker, ToWorker } from './table-file.ts'
import { xlsxWriter } from './xlsx.ts'

const writers: Record<FileFormat, (plan: FilePlan) => FileWriter> = {
  pdf: pdfWriter,
  csv: csvWriter,
  xlsx: xlsxWriter,
  json: jsonWriter,
}
let writer: FileWriter | undefined

const answer = (message: FromWorker) => postMessage(message)

async function take(message: ToWorker): Promise<void> {
  if ('format' in message) {
    writer = writers[message.format](message)
    return
  }
  if (!writer) return
  if ('rows' in message) {
    await writer.add(message.rows)
    answer({ rows: message.rows.length })
  } else answer({ file: await writer.finish() })
}

/** Writes a file beside the page, which stays free: told the plan, then rows in slices, then to finish. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((error: unknown) => answer({ failed: String(error) }))
})
