import type { PaidDatabase } from '#db/database.ts'
import type { ConsoleLedger } from '#db/payments/ledger-queries.ts'
import type { PastReport } from '#db/reports/queries.ts'
import { platformSource } from './platform-source.ts'
import { platformTable } from './platform-table.ts'
import { startOf } from './report-form.ts'

/** Builds a past report again, over the days that it covered when it was generated. */
export const pastTable = (
  ledger: ConsoleLedger,
  database: () => PaidDatabase,
  { templateId, name, createdAt }: PastReport,
) =>
  platformTable(
    platformSource(ledger, database),
    { id: templateId, name },
    startOf(templateId),
    new Date(createdAt),
  )
