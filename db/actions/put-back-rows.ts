import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { areMendable } from '../readable.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { shortened } from '../common.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Row } from '../tables.ts'
import {
  checkedTable,
  checkedTables,
  isReadable,
  readAsStored,
  type MendableTable,
} from '../readable.ts'
import { checkRow, defineAction } from '../define-action.ts'

/** A row of the sample data and its table. */
export interface SeedRow {
  table: MendableTable
  row: Row<MendableTable>
}

/**
 * Puts rows of the sample data in place of those of their ids that can't be read; what can be read stays. Gives how
 * many are back. Refused with `invalid`.
 */
export const putBackRows = defineAction({
  permission: permissionOf.putBackRows,
  tables: [...checkedTables, ...ledgerTables],
  input: v.custom<readonly SeedRow[]>(areMendable),
  run: async ({ db, log }, rows) => {
    readAsStored()
    const back: string[] = []
    for (const { table, row } of rows) {
      const stored = await checkedTable(db, table).get(row.id)
      if (!stored || isReadable(table, stored)) continue
      const checked = checkRow(table, row)
      if (table === 'transactions') await putTransactions(db, checked as Transaction)
      else await checkedTable(db, table).put(checked)
      back.push(row.id)
    }
    if (back.length > 0)
      await log({
        action: 'Put back sample rows',
        target: shortened(back.join(', ')),
        type: 'system',
      })
    return back.length
  },
})
