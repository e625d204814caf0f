import { getPayout } from '#db/payouts/queries.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { failures } from '#src/rules/messages/app.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

type Database = Parameters<typeof getPayout>[0]

const mimes = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' } as const

export type StatementFormat = keyof typeof mimes

/** Makes a payout's statement and downloads it. */
export async function handOverStatement(
  db: Database,
  id: string,
  format: StatementFormat,
): Promise<void> {
  const details = await getPayout(db, await getMerchantId(db), id)
  if (!details?.merchant) return toast.error(failures['not-found']())
  const content =
    format === 'pdf'
      ? await (await import('./draw-statement.ts')).drawStatement(details, details.merchant)
      : (await import('./statement-csv.ts')).statementCsv(details)
  const file = `payout-${id}.${format}`
  downloadFile(file, mimes[format], content)
  toast.success(payoutMessages.statementDownloaded(file))
}
