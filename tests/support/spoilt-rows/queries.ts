import type { PaidDatabase } from '#db/database.ts'
import type { Ledger } from '#db/ledger/load-ledger.ts'
import { findTransactions, rowsAt } from '#db/payments/ledger-queries.ts'

/** Queries by their names, asked as a screen asks them. */
export type Queries = Record<string, (db: PaidDatabase) => Promise<unknown>>

/** All rows that a ledger finds. */
export const found = (ledger: Ledger) => rowsAt(ledger, findTransactions(ledger, {}).positions)
