import { onTestFinished } from 'vitest'
import { PaidDatabase } from '#db/database.ts'
import { provideDatabase } from '#src/data/database-context.ts'

/** An empty database for the components of one test, which open it themselves. It is discarded with the browser. */
export function emptyDatabase(): PaidDatabase {
  const db = new PaidDatabase(crypto.randomUUID())
  provideDatabase(async () => db)
  onTestFinished(() => db.close())
  return db
}
