import { withCurrencyNames } from './cell-text.ts'
import type { FilePlan, FileRows, FromWorker, ToWorker, WrittenFile } from './table-file.ts'

/** Rows per message: few enough to keep the page responsive on a slow phone. */
const slice = 250

export interface MakeOptions extends FilePlan {
  /** Returns the rows of a range, `to` exclusive. */
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
  /** Called repeatedly with the number of rows written. */
  onProgress: (done: number) => void
  /** Cancels: the promise rejects with the signal's reason. */
  signal: AbortSignal
}

/** Writes rows to a file in a worker and in slices, so that the page stays responsive. */
export async function makeFile({
  rows,
  onProgress,
  signal,
  ...written
}: MakeOptions): Promise<WrittenFile> {
  const { columns, named, namedSums } = withCurrencyNames(written.format, written.columns)
  const { sums, total } = written.head
  const plan = {
    ...written,
    columns,
    head: { ...written.head, ...(sums && { sums: namedSums(sums) }) },
  }
  signal.throwIfAborted()
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToWorker) => worker.postMessage(message)
  let sent = 0
  let done = 0
  const sendNext = async () => {
    const from = sent
    sent = Math.min(from + slice, total)
    send(sent > from ? { rows: named(await rows(from, sent)) } : { finish: true })
  }
  try {
    return await new Promise<WrittenFile>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      // Without a message it is the script itself that failed to load.
      worker.addEventListener('error', ({ message }) =>
        reject(Object.assign(new Error(message), !message && { name: 'LoadError' })),
      )
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if ('file' in data) return resolve(data)
        if ('failed' in data) return reject(new Error(data.failed))
        done += data.rows
        onProgress(done)
        sendNext().catch(reject)
      })
      send(plan)
      sendNext().catch(reject)
    })
  } finally {
    worker.terminate()
  }
}
