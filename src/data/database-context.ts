import { createContext, use } from 'react'
import type { PaidDatabase } from '#db/database.ts'

/** Null while the database opens: screens draw their skeletons meanwhile. */
export const DatabaseContext = createContext<PaidDatabase | null>(null)

/** The open database, for acts: nothing that acts is on a screen before it is open. */
export function useDatabase(): () => PaidDatabase {
  const db = use(DatabaseContext)
  return () => {
    if (!db) throw new Error('The database is not open yet.')
    return db
  }
}
