import type { PaidDatabase } from '#db/database.ts'
import type { Ledger } from '#db/ledger/rows.ts'
import { findTransactions } from '#db/payments/ledger-queries.ts'

/** Queries by name, called as a screen calls them. */
export type Queries = Record<string, (db: PaidDatabase) => Promise<unknown>>

/** Returns all rows of a ledger. */
export const found = (ledger: Ledger) => findTransactions(ledger, {}).found
