import { createContext, use, useCallback } from 'react'
import type { PaidDatabase } from '#db/database.ts'

/** Null while the database opens: screens draw their skeletons meanwhile. */
export const DatabaseContext = createContext<PaidDatabase | null>(null)

/** The open database, for acts: nothing that acts is on a screen before it is open. */
export function useDatabase(): () => PaidDatabase {
  const db = use(DatabaseContext)
  return useCallback(() => {
    if (!db) throw new Error('The database is not open yet.')
    return db
  }, [db])
}

type Open = () => Promise<PaidDatabase>

let open: Open | undefined

/** Says how the database is opened where no gate has opened it before the screen: the app alone knows the sample data. */
export function provideDatabase(how: Open): void {
  open = how
}

/**
 * The open database with its data in it, for a public page or a form that needs it only now; the same connection as
 * the screens' own where that is open. Rejects where it can't be opened.
 */
export async function openOnDemand(): Promise<PaidDatabase> {
  if (!open) throw new Error('The app has not said how its database is opened.')
  return open()
}
