import { createContext, use, useCallback } from 'react'
import type { PaidDatabase } from '#db/database.ts'

/** Null while the database opens, when screens show their skeletons. */
export const DatabaseContext = createContext<PaidDatabase | null>(null)

/** Returns a getter of the open database, for event handlers, which run only after it is open. */
export function useDatabase(): () => PaidDatabase {
  const db = use(DatabaseContext)
  return useCallback(() => {
    if (!db) throw new Error('The database is not open yet.')
    return db
  }, [db])
}

type Open = () => Promise<PaidDatabase>

let open: Open | undefined

/** Sets how the database is opened on pages without a gate; only the app knows the sample data. */
export function provideDatabase(how: Open): void {
  open = how
}

/** Returns a function that resolves to the open database, for controls that can be pressed while it opens. */
export function useOpenDatabase(): () => Promise<PaidDatabase> {
  const db = use(DatabaseContext)
  return useCallback(async () => db ?? openOnDemand(), [db])
}

/**
 * Opens and seeds the database for a public page or form that needs it only now, sharing the screens' connection.
 * Rejects when it cannot be opened.
 */
export async function openOnDemand(): Promise<PaidDatabase> {
  if (!open) throw new Error('No database is configured.')
  return open()
}
