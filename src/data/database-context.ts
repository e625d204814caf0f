import { createContext, use } from 'react'
import type { PaidDatabase } from '#db/database.ts'

export const DatabaseContext = createContext<PaidDatabase | null>(null)

/** The open database. Screens use `useQuery` and `useAction`; only they and the demo controls need this. */
export function useDatabase(): PaidDatabase {
  const db = use(DatabaseContext)
  if (!db) throw new Error('No database is open above this component.')
  return db
}
