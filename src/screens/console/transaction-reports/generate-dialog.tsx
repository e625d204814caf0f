import { useEffect, useState } from 'react'
import { currentDate } from '#db/clock.ts'
import { reportRangeIds } from '#db/days.ts'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { reportFormats } from '#db/reports/schemas.ts'
import type { ReportTemplate } from '#db/settings/schemas.ts'
import { countOf, dateRangeLabels, formatCount } from '#db/text/format.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { meetFaultAtReport } from '#src/data/faults.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { readableCell } from '#src/files/cell-text.ts'
import { makeStoredFile } from '#src/files/make-stored-file.ts'
import type { FileRows } from '#src/files/table-file.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { fileMessages } from '#src/rules/messages/app.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { checkDays } from '#src/rules/report-range.ts'
import { formatNote, reportFormatLabels } from '#src/rules/report-text.ts'
import { useMakingFile } from '#src/screens/shared/exports/use-making-file.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { type PlatformTable, platformTable } from './platform-table.ts'
import { reportChoice, type ReportChoice, startingChoice } from './report-form.ts'

/** The rows of a preview. */
const most = 3

/** The first rows of a report as the file has them, each as a title and a line. */
function FirstRows({ table }: { table: PlatformTable }) {
  const [rows, setRows] = useState<FileRows>([])
  useEffect(() => {
    let current = true
    Promise.resolve(table.rows(0, Math.min(most, table.head.total))).then((read) => {
      if (current) setRows(read)
    }, reportError)
    return () => {
      current = false
    }
  }, [table])
  const textsOf = (row: FileRows[number]) =>
    table.columns.map(({ kind }, at) => readableCell(row[at] ?? '', kind))
  const more = table.head.total - rows.length
  return (
    <section aria-label="Preview" className="rounded-control border border-line">
      <p className="border-b border-line px-3.5 py-2 text-sm text-muted">
        {table.columns.map(({ header }) => header).join(', ')}
      </p>
      <ul>
        {rows.map((row, at) => {
          const [title, ...rest] = textsOf(row)
          return (
            <li key={at} className="border-b border-line px-3.5 py-2 text-sm tabular-nums">
              <span className="font-medium">{title}</span>{' '}
              <span className="wrap-anywhere text-muted">
                {rest.filter((text) => text !== '').join(' · ')}
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="px-3.5 py-2 text-sm text-subtle">{formatCount(more)} more</p>}
    </section>
  )
}

const ranges = reportRangeIds.map((value) => ({ value, label: dateRangeLabels[value] }))
const formats = reportFormats.map((value) => ({ value, label: reportFormatLabels[value] }))

interface Props {
  template: ReportTemplate
  open: boolean
  onClose: () => void
}

/** Generates a report from a template: date range, file format and row count. */
export function GenerateDialog({ template, open, onClose }: Props) {
  const { id: templateId, name } = template
  const database = useDatabase()
  const source = useQuery(getConsoleLedger)
  const today = useToday()
  const [attemptId] = useState(newAttemptId)
  const {
    progress: written,
    setProgress,
    make,
    cancel,
  } = useMakingFile<{ done: number; total: number }>({
    cancelled: reportMessages.cancelled,
    failed: () => reportMessages.failed,
  })
  const keep = useAction('generatePlatformReport', {
    success: ({ format, missing }) =>
      fileMessages.made(reportMessages.generatedBy(name, format), missing),
    dryRun: ({ format }) => reportMessages.generatedBy(name, format),
    full: ({ fileName }) => asSaved(reportMessages.notKept(fileName)),
  })

  const tableOf = (
    choice: Pick<ReportChoice, 'range' | 'days'>,
    now: Date,
  ): PlatformTable | null => {
    if (!source) return null
    if (choice.range === 'custom' && Object.keys(checkDays(choice.days, now)).length > 0)
      return null
    return platformTable(source, template, choice, now)
  }

  async function generate({ format, ...choice }: ReportChoice) {
    if (await toastInDryRun(database(), reportMessages.generatedBy(name, format))) return
    const table = tableOf(choice, currentDate())
    if (!table || table.head.total === 0) return toast.info(reportMessages.nothingFound)
    const { head, columns, rows, range } = table
    const { total } = head
    await make(async (signal) => {
      const onProgress = (done: number) => setProgress({ done, total })
      onProgress(0)
      await meetFaultAtReport(database(), signal)
      const { file, kept } = await makeStoredFile({
        format,
        columns,
        head,
        rows,
        onProgress,
        signal,
      })
      const fileName = `${table.fileName}.${format}`
      signal.throwIfAborted()
      downloadFile(fileName, kept.mime, file)
      const made = { templateId, format, fileName, range, rows: total, ...kept, attemptId }
      if (await keep.run(made)) onClose()
    })
  }

  const form = useAppForm({
    schema: reportChoice,
    start: startingChoice(templateId),
    onSubmit: generate,
  })

  function close() {
    cancel()
    onClose()
  }

  return (
    <form.AppForm>
      <FormDialog
        keeps
        open={open}
        onClose={close}
        title={name}
        description={template.description}
        submit="Generate"
        pendingLabel="Generating"
        disabled={!source}
        forbidden={keep.forbidden}
      >
        <form.AppField name="range">
          {(field) => <field.Select label="Date range" options={ranges} />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.range === 'custom'}>
          {(custom) =>
            custom && <form.AppField name="days">{(field) => <field.DateRange />}</form.AppField>
          }
        </form.Subscribe>
        <form.AppField name="format">
          {(field) => (
            <field.Segmented
              label="File format"
              options={formats}
              hint={formatNote(field.state.value)}
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const table = tableOf(values as ReportChoice, today)
            return (
              <>
                <p role="status" className="min-h-lh text-muted tabular-nums">
                  {table && `${countOf(table.head.total, 'row')}. ${table.range}.`}
                </p>
                {table && table.head.total > 0 && <FirstRows table={table} />}
              </>
            )
          }}
        </form.Subscribe>
        {written && (
          <ProgressBar
            label={`${formatCount(written.done)} of ${formatCount(written.total)} written`}
            value={written.done}
            total={written.total}
          />
        )}
      </FormDialog>
    </form.AppForm>
  )
}
