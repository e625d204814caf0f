import type { ActionInput } from '#db/all-actions.ts'
import type { ReportFormat, ReportKind } from '#db/reports/schemas.ts'
import { meetFaultAtReport } from '#src/data/faults.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { makeStoredFile } from '#src/files/make-stored-file.ts'
import type { ReportTable } from '#src/files/reports/report-table.ts'
import { downloadFile } from '#src/ui/share.ts'

/** The shortest time between notifications, in milliseconds. */
const pause = 100

/** A number that changes often, with throttled notifications for the components that show it. */
export class ProgressValue {
  #value = 0
  #shown = 0
  #waits = false
  readonly #listeners = new Set<() => void>()

  set(value: number): void {
    this.#value = value
    if (this.#waits) return
    this.#waits = true
    setTimeout(() => {
      this.#waits = false
      this.#shown = this.#value
      for (const listener of this.#listeners) listener()
    }, pause)
  }

  // For `useSyncExternalStore`.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly shown = (): number => this.#shown
}

export interface Asking {
  merchantId: string
  type: ReportKind
  format: ReportFormat
  /** The period as text. */
  range: string
  table: ReportTable
}

/** A report being generated. */
export interface Making {
  title: string
  total: number
  /** The number of rows written, reported only to its progress bar so that the screen doesn't render each time. */
  written: ProgressValue
}

interface Options {
  db: Parameters<typeof meetFaultAtReport>[0]
  onMaking: (making: Making) => void
  signal: AbortSignal
}

/** Generates a report's file in a worker and downloads it; returns what to store. */
export async function makeReport(
  { merchantId, type, format, range, table }: Asking,
  { db, onMaking, signal }: Options,
): Promise<ActionInput<'keepReport'>> {
  const { head, columns, rows, fileName: stem } = table
  const { title, total } = head
  const written = new ProgressValue()
  onMaking({ title, total, written })
  await meetFaultAtReport(db, signal)
  const onProgress = (done: number) => written.set(done)
  const { file, kept } = await makeStoredFile({
    format,
    columns,
    head,
    rows,
    onProgress,
    signal,
  })
  signal.throwIfAborted()
  const fileName = `${stem}.${format}`
  downloadFile(fileName, kept.mime, file)
  return {
    merchantId,
    name: title,
    type,
    format,
    fileName,
    range,
    rows: total,
    ...kept,
    attemptId: newAttemptId(),
  }
}
