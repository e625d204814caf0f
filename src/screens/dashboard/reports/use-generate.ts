import { useEffect, useRef, useState } from 'react'
import type { ReportFormat, ReportKind } from '#db/model/report.ts'
import { newAttemptId } from '#src/data/attempt-id.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/refusal.ts'
import { useAction } from '#src/data/use-action.ts'
import { reportMessages } from '#src/rules/messages/report-messages.ts'
import { makeFile } from '#src/screens/shared/exports/make-file.ts'
import { fileMimes } from '#src/screens/shared/exports/table-file.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'
import { Told } from './told.ts'
import type { ReportTable } from './report-table.ts'

export interface Asking {
  merchantId: string
  type: ReportKind
  format: ReportFormat
  /** The days in words. */
  range: string
  table: ReportTable
}

/** A report that is being made. */
export interface Making {
  title: string
  total: number
  /** How many rows are written: told to its bar alone, many times, and not to the whole screen. */
  written: Told
}

/** Makes reports, one at a time: the file in a worker, then kept, then downloaded. */
export function useGenerate() {
  const [making, setMaking] = useState<Making | null>(null)
  const running = useRef<AbortController | null>(null)
  const dryRun = useDryRun()
  const keepReport = useAction('keepReport', {
    said: ({ type, format }) => reportMessages.generated(type, format),
    dryRun: ({ type, format }) => reportMessages.generated(type, format),
    full: ({ fileName }) => reportMessages.notKept(fileName),
  })
  useEffect(() => () => running.current?.abort(), [])

  async function make({ merchantId, type, format, range, table }: Asking, signal: AbortSignal) {
    const { head, columns, rows, fileName: stem } = table
    const { title, total } = head
    const written = new Told()
    setMaking({ title, total, written })
    const onProgress = (done: number) => written.tell(done)
    const file = await makeFile({ format, columns, head, rows, onProgress, signal })
    const bytes = await file.arrayBuffer()
    signal.throwIfAborted()
    const mime = fileMimes[format]
    const fileName = `${stem}.${format}`
    downloadFile(fileName, mime, file)
    await keepReport.run({
      merchantId,
      name: title,
      type,
      format,
      fileName,
      range,
      rows: total,
      mime,
      bytes,
      attemptId: newAttemptId(),
    })
  }

  async function generate(asking: Asking): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    try {
      if (await dryRun(reportMessages.generated(asking.type, asking.format))) return
      if (asking.table.head.total === 0) return toast.info(reportMessages.nothingFound)
      await make(asking, control.signal)
    } catch (error) {
      if (control.signal.aborted) toast.info(reportMessages.cancelled)
      else {
        reportError(error)
        toast.error(error instanceof Error ? reportMessages.failed : await refusalText(error))
      }
    } finally {
      running.current = null
      setMaking(null)
    }
  }

  return {
    generate,
    forbidden: keepReport.forbidden,
    making,
    cancel: () => running.current?.abort(),
  }
}
