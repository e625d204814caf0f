import { fileMimes } from '#db/files/file-type.ts'
import * as v from 'valibot'
import { countOf, formatCount } from '#db/text/format.ts'
import { makeFile } from '#src/files/make-file.ts'
import {
  type FileCell,
  type FileColumn,
  type FileFormat,
  type FileRows,
} from '#src/files/table-file.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { formatNote } from '#src/rules/report-text.ts'
import { downloadFile } from '#src/ui/share.ts'
import type { Column } from '#src/ui/list/column.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { fileMessages } from '#src/rules/messages/app.ts'
import { useMakingFile } from './use-making-file.ts'
import { toast } from '#src/ui/toast.ts'

/** Returns a list's file columns (those with a value, in the list's order) and a function for a row's cells. */
export function fileOfColumns<Row, Order extends string>(
  columns: readonly Column<Row, Order>[],
): { columns: FileColumn[]; cells: (row: Row) => FileCell[] } {
  const written = columns.flatMap(({ header, kind = 'text', value }) =>
    value ? [{ header, kind, value }] : [],
  )
  return {
    columns: written.map(({ header, kind }) => ({ header, kind })),
    cells: (row) => written.map(({ value }) => value(row)),
  }
}

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** Describes what is exported, such as "the 3 transactions that you selected". */
  what: string
  columns: readonly FileColumn[]
  sheet: string
  /** Without extension. */
  fileName: string
  total: number
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
  /** Singular noun for a row; "transaction" by default. */
  noun?: string
  /** CSV and Excel by default. */
  formats?: readonly FileFormat[]
  /** Logs the export before the download; resolves to false if that failed, after showing why. */
  record?: (format: FileFormat) => Promise<boolean>
}

const labels: Record<FileFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pdf: 'PDF',
  json: 'JSON',
}

const choice = v.object({ format: v.picklist(['csv', 'xlsx', 'pdf', 'json']) })

/** Exports a list to a file in the chosen format, with progress and cancel. */
export function ExportDialog(props: Props) {
  const { open, onClose, title, what, columns, sheet, fileName, total, rows } = props
  const { noun = 'transaction', formats = ['csv', 'xlsx'], record } = props
  const { progress, setProgress, make, cancel } = useMakingFile<number>({
    cancelled: fileMessages.exportCancelled,
    failed: () => fileMessages.notMade,
  })

  const run = ({ format }: v.InferOutput<typeof choice>) =>
    make(async (signal) => {
      setProgress(0)
      const { file, missing } = await makeFile({
        format,
        columns,
        head: { title: sheet, facts: [], totals: [], total },
        rows,
        onProgress: setProgress,
        signal,
      })
      if (record && !(await record(format))) return
      downloadFile(`${fileName}.${format}`, fileMimes[format], file)
      toast.success(
        fileMessages.made(
          fileMessages.exported(countOf(total, noun), `${fileName}.${format}`),
          missing,
        ),
      )
      onClose()
    })
  const form = useAppForm({ schema: choice, start: { format: 'csv' }, onSubmit: run })

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
        size="sm"
        title={title}
        description={`The file includes ${what}, in list order.`}
        submit="Export"
        pendingLabel="Exporting"
      >
        <form.AppField name="format">
          {(field) => (
            <field.Segmented
              label="Format"
              hint={formatNote(field.state.value)}
              options={formats.map((value) => ({
                value,
                label: formats.length > 2 && value === 'xlsx' ? 'Excel' : labels[value],
              }))}
            />
          )}
        </form.AppField>
        {progress !== null && (
          <ProgressBar
            label={
              progress < total
                ? `${formatCount(progress)} of ${formatCount(total)} written`
                : 'Finishing the file.'
            }
            value={progress}
            total={total}
          />
        )}
      </FormDialog>
    </form.AppForm>
  )
}
