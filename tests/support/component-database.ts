import { afterAll, beforeAll } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import { provideDatabase } from '#src/data/database-context.ts'

/** The databases of the last tests, which what a test began may still read or write after it. */
const last: PaidDatabase[] = []
const mostOpen = 20

/** An empty database for the components of one test, which open it themselves. It is discarded with the browser. */
export function emptyDatabase(): PaidDatabase {
  const db = new PaidDatabase(crypto.randomUUID())
  provideDatabase(async () => db)
  last.push(db)
  if (last.length > mostOpen) last.shift()?.close()
  return db
}

/** Gives all tests of a file one database, which is empty before the first; each begins where the one before ended. */
export function databaseOfFile(): () => PaidDatabase {
  let db: PaidDatabase
  beforeAll(() => {
    db = new PaidDatabase(crypto.randomUUID())
    provideDatabase(async () => db)
  })
  afterAll(async () => {
    await cleanup()
    db.close()
  })
  return () => db
}
