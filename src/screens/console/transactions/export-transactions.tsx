import { useState } from 'react'
import { currentDate } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import { countOf } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { ExportDialog } from '#src/screens/shared/exports/export-dialog.tsx'
import { transactionFile } from '#src/screens/shared/exports/transaction-file.ts'
import { type FoundRows, namedRows } from './console-rows.ts'
import { consoleColumns } from './transaction-columns.tsx'

const today = () => dayText(currentDate())
export const { columns, cells } = transactionFile(consoleColumns)

interface Props {
  open: boolean
  onClose: () => void
  shown: FoundRows
}

/** Exports the list with its present filters, columns and order; the export is logged. */
export function ExportConsoleTransactions({ open, onClose, shown }: Props) {
  // A snapshot: new transactions must not shift the rows.
  const [{ total, found, merchantNames }] = useState(shown)
  const save = useAction('downloadFigures', { dryRun: transactionMessages.wouldExport })
  const record = async () =>
    (await save.run({ title: 'Transactions', range: 'as filtered', rows: total })) !== undefined
  return (
    <ExportDialog
      open={open}
      onClose={onClose}
      title="Export"
      what={`the ${countOf(total, 'transaction')} that ${total === 1 ? 'matches' : 'match'}`}
      columns={columns}
      sheet="Transactions"
      fileName={`platform-transactions-${today()}`}
      total={total}
      record={record}
      rows={(from, to) => cells(namedRows(found.slice(from, to), merchantNames))}
    />
  )
}
