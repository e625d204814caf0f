import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { Dexie } from 'dexie'
import { ActionError } from '../action.ts'
import type { TestPayment } from '../apps/schemas.ts'
import { defineAction, invalid } from '../define-action.ts'

/**
 * Takes all of a business's test payments away, and gives them. Nothing of the ledger changes. Refused with
 * `no-change` where there are none. Spec §2 Sandbox.
 */
export const clearTestPayments = defineAction({
  permission: permissionOf.clearTestPayments,
  tables: ['testPayments'],
  input: v.string(),
  run: async ({ db, log }, merchantId): Promise<TestPayment[]> => {
    const own = () =>
      db.testPayments
        .where('[merchantId+createdAt]')
        .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    const rows = await own().toArray()
    if (rows.length === 0) throw new ActionError('no-change', 'There are no test payments.')
    await own().delete()
    await log({
      action: 'Cleared test payments',
      target: String(rows.length),
      type: 'system',
      merchantId,
    })
    return rows
  },
})

/**
 * Brings cleared test payments back as they were. Refused with `cannot-undo` where one of them is there again, and with
 * `invalid` where there are none.
 */
export const restoreTestPayments = defineAction({
  permission: permissionOf.restoreTestPayments,
  tables: ['testPayments'],
  input: v.array(tableSchemas.testPayments),
  run: async ({ db, log, put }, rows): Promise<number> => {
    const [first] = rows
    if (!first) throw invalid('There is nothing to bring back.')
    const present = await db.testPayments.bulkGet(rows.map(({ id }) => id))
    if (present.some((row) => row !== undefined))
      throw new ActionError('cannot-undo', 'They are there again.', { name: 'The list' })
    for (const row of rows) await put('testPayments', row)
    await log({
      action: 'Brought back test payments',
      target: String(rows.length),
      type: 'system',
      merchantId: first.merchantId,
    })
    return rows.length
  },
})
