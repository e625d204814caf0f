import type { ConsoleLedger } from '#db/payments/ledger-queries.ts'
import { listStoredDetails } from '#db/payments/queries.ts'
import type { ActionTools } from '#src/screens/shared/row-actions.tsx'
import type { PlatformSource } from './report-bodies.ts'

/** Returns what a platform report is built from: the ledger, and what only the stored rows have. */
export const platformSource = (
  ledger: ConsoleLedger,
  database: ActionTools['database'],
): PlatformSource => ({
  ...ledger,
  detailsOf: (ids) => listStoredDetails(database(), ids),
})
