import type { PaidDatabase } from '../database.ts'
import { checkedTables, isReadable, readAsStored, type CheckedTable } from '../readable.ts'

/** A row that its table's schema does not know. */
export interface UnreadableRow {
  table: CheckedTable
  id: string
}

/** Rows read in one request, so that a slow phone can answer in between. */
const slice = 500

/** A ledger beyond this is not looked through: its lists and figures come from columns, which hold no such rows. */
const mostRows = 20_000

async function ofTable(db: PaidDatabase, table: CheckedTable): Promise<UnreadableRow[]> {
  const rows = db[table]
  const found: UnreadableRow[] = []
  if ((await rows.count()) > mostRows) return found
  for (let last = ''; ;) {
    const from = last
    const some: { id: string }[] = await db.transaction('r', rows, async () => {
      readAsStored()
      return rows.where(':id').above(from).limit(slice).toArray()
    })
    for (const row of some) if (!isReadable(table, row)) found.push({ table, id: row.id })
    if (some.length < slice) return found
    last = some.at(-1)?.id ?? ''
  }
}

/** The rows that can't be read and so are left out of every list and figure, table by table. Not live: it reads all. */
export async function listUnreadable(db: PaidDatabase): Promise<UnreadableRow[]> {
  const found: UnreadableRow[] = []
  for (const table of checkedTables) found.push(...(await ofTable(db, table)))
  return found
}
