import type { PaidDatabase } from '#db/database.ts'
import type { Ledger } from '#db/ledger/load-ledger.ts'
import { findTransactions } from '#db/queries/find-transactions.ts'
import { rowsAt } from '#db/queries/ledger-rows.ts'

/** Queries by their names, asked as a screen asks them. */
export type Queries = Record<string, (db: PaidDatabase) => Promise<unknown>>

/** All rows that a ledger finds. */
export const found = (ledger: Ledger) => rowsAt(ledger, findTransactions(ledger, {}).positions)
