import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import { provideDatabase } from '#src/data/database-context.ts'

/** Closes a database once nothing is drawn that would still read or write it. */
async function close(db: PaidDatabase): Promise<void> {
  await cleanup()
  db.close()
}

/** An empty database for the components of one test, which open it themselves. It is discarded with the browser. */
export function emptyDatabase(): PaidDatabase {
  const db = new PaidDatabase(crypto.randomUUID())
  provideDatabase(async () => db)
  onTestFinished(() => close(db))
  return db
}

/** Gives all tests of a file one database, which is empty before the first; each begins where the one before ended. */
export function databaseOfFile(): () => PaidDatabase {
  let db: PaidDatabase
  beforeAll(() => {
    db = new PaidDatabase(crypto.randomUUID())
    provideDatabase(async () => db)
  })
  afterAll(() => close(db))
  return () => db
}
