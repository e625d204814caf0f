import type { StatementLine } from '#db/disputes/statement-lines.ts'
import { dayText } from '#db/days.ts'
import type { StatementAsked } from '#db/disputes/queries.ts'
import { fileMimes } from '#db/files/file-type.ts'
import type { Currency } from '#db/money.ts'
import {
  largestStatement,
  type ReadStatement,
  readStatement,
  statementText,
} from '#src/rules/provider-statement.ts'
import { statementColumns } from '#src/rules/statement-columns.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import type { FileColumn } from '#src/files/table-file.ts'
import { downloadFile } from '#src/ui/share.ts'

const columns: FileColumn[] = statementColumns.map(({ name }) => ({
  header: name,
  kind: name === 'Amount' ? 'money' : name === 'Date' ? 'date' : 'text',
}))

export function downloadStatement(
  { method, from, before }: StatementAsked,
  lines: readonly StatementLine[],
): void {
  const days = [new Date(from), new Date(before - 1)].map(dayText)
  const rows = lines.map(({ receipt, reference, date, account, amount, currency }) => [
    receipt,
    reference,
    date,
    account,
    amount,
    currency,
  ])
  downloadFile(
    `${method}-statement-${[...new Set(days)].join('-to-')}.csv`,
    fileMimes.csv,
    new Blob([csvStart(columns), csvLines(columns, rows)]),
  )
}

export async function readPickedStatement(file: File, currency?: Currency): Promise<ReadStatement> {
  if (file.size > largestStatement) return { error: 'Use a file of at most 2 MB.' }
  // The file may have changed or been deleted since it was picked.
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes === null
    ? { error: 'The file could not be read. Choose it again.' }
    : readStatement(statementText(new Uint8Array(bytes)), currency)
}
