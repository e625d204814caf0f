import { useLiveQuery } from 'dexie-react-hooks'
import type { PaidDatabase } from '#db/database.ts'
import { useDatabase } from './database-context.ts'

/**
 * Reads from the database and keeps the answer live, in this tab and the others; `undefined` until the first answer.
 * A query that throws reaches the route-failure page.
 */
export function useQuery<T>(
  query: (db: PaidDatabase) => Promise<T>,
  dependencies: readonly unknown[] = [],
): T | undefined {
  const db = useDatabase()
  return useLiveQuery(async () => query(db), [db, ...dependencies])
}
