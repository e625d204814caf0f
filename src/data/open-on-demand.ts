import type { PaidDatabase } from '#db/database.ts'

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
