import { useLiveQuery } from 'dexie-react-hooks'
import type { PaidDatabase } from '#db/database.ts'
import { use } from 'react'
import { DatabaseContext } from './database-context.ts'

/**
 * Reads from the database and keeps the answer live, in this tab and the others; `undefined` while the database opens
 * and until the first answer. A query that throws reaches the route-failure page.
 */
export function useQuery<T>(
  query: (db: PaidDatabase) => Promise<T>,
  dependencies: readonly unknown[] = [],
): T | undefined {
  const db = use(DatabaseContext)
  return useLiveQuery(async () => (db ? query(db) : undefined), [db, ...dependencies])
}
