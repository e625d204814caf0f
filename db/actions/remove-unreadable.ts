import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { areMendable } from '../readable.ts'
import { ledgerTables, removeTransactions } from '../ledger/put-transactions.ts'
import type { UnreadableRow } from '../left-out.ts'
import { shortened } from '../common.ts'
import { checkedTable, checkedTables, isReadable, readAsStored } from '../readable.ts'
import { defineAction } from '../define-action.ts'

/** Takes rows away that can't be read; one that has become readable meanwhile stays. Gives how many are gone. */
export const removeUnreadable = defineAction({
  permission: permissionOf.removeUnreadable,
  tables: [...checkedTables, ...ledgerTables],
  input: v.custom<readonly UnreadableRow[]>(areMendable),
  run: async ({ db, log }, rows) => {
    readAsStored()
    const found = await Promise.all(
      rows.map(async (row) => ({ ...row, stored: await checkedTable(db, row.table).get(row.id) })),
    )
    const gone = found.filter(({ table, stored }) => stored && !isReadable(table, stored))
    if (gone.length === 0) return 0
    const ledger = gone.filter(({ table }) => table === 'transactions').map(({ id }) => id)
    if (ledger.length > 0) await removeTransactions(db, ledger)
    for (const { table, id } of gone)
      if (table !== 'transactions') await checkedTable(db, table).delete(id)
    const ids = gone.map(({ id }) => id).join(', ')
    await log({ action: 'Removed unreadable rows', target: shortened(ids), type: 'system' })
    return gone.length
  },
})
