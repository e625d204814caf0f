import { csvWriter } from './csv.ts'
import { jsonWriter } from './json.ts'
import { pdfWriter } from './pdf-file.ts'
import type { FileFormat, FilePlan, FileWriter, FromWorker, ToWorker } from './table-file.ts'
import { xlsxWriter } from './xlsx.ts'

const writers: Record<FileFormat, (plan: FilePlan) => FileWriter> = {
  pdf: pdfWriter,
  csv: csvWriter,
  xlsx: xlsxWriter,
  json: jsonWriter,
}
/** Text formats; the others are already compressed. */
const isText: Record<FileFormat, boolean> = { pdf: false, csv: true, xlsx: false, json: true }

let writer: FileWriter | undefined
let packs = false

const answer = (message: FromWorker) => postMessage(message)

const packed = (file: Blob): Promise<Blob> =>
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()

async function take(message: ToWorker): Promise<void> {
  if ('format' in message) {
    writer = writers[message.format](message)
    packs = message.packs === true && isText[message.format]
    return
  }
  if (!writer) return
  if ('rows' in message) {
    await writer.add(message.rows)
    answer({ rows: message.rows.length })
  } else {
    const file = await writer.finish()
    const missing = await writer.missing?.()
    answer({
      file,
      ...(packs && { packed: await packed(file) }),
      ...(missing?.length && { missing }),
    })
  }
}

/** Writes a file off the main thread: receives the plan, then slices of rows, then the finish message. */
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  take(data).catch((error: unknown) => answer({ failed: String(error) }))
})
