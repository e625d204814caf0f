import type { ConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getFailureReasons } from '#db/reports/queries.ts'
import type { ActionTools } from '#src/screens/shared/row-actions.tsx'
import type { Reasons } from './report-bodies.ts'

/** Returns what a platform report is built from: the ledger, and what only the stored rows have. */
export const platformSource = (
  ledger: ConsoleLedger,
  database: ActionTools['database'],
): ConsoleLedger & { reasons: Reasons } => ({
  ...ledger,
  reasons: (ids) => getFailureReasons(database(), ids),
})
