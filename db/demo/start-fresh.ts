import { Dexie } from 'dexie'
import { PaidDatabase } from '../database.ts'
import type { Prospect } from '../prospects/schemas.ts'

/** The longest wait for a database that another tab holds, in milliseconds. */
const releaseTimeout = 4000

const within = <T>(work: PromiseLike<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('Another tab holds the database.')), releaseTimeout)
    }),
  ])

/** Returns the prospects of a database of any version; none if it can't be read. */
async function readProspects(name: string): Promise<Prospect[]> {
  const db = new Dexie(name)
  try {
    await within(db.open())
    const table = db.tables.find((each) => each.name === 'prospects')
    return table ? ((await within(table.toArray())) as Prospect[]) : []
  } catch {
    return []
  } finally {
    db.close()
  }
}

/**
 * Deletes the whole database but the prospects, which exist nowhere else, so the next opening seeds it.
 * Rejects if another tab keeps it open.
 */
export async function startFresh(name = 'paid'): Promise<void> {
  const prospects = await readProspects(name)
  await within(Dexie.delete(name))
  if (prospects.length === 0) return
  const fresh = new PaidDatabase(name)
  await fresh.prospects.bulkPut(prospects)
  fresh.close()
}
