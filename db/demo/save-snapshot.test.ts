import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { tableSchemas } from '../model/tables.ts'
import { saveSnapshot } from './save-snapshot.ts'

test('a snapshot holds every row, and nothing that follows from them', async () => {
  const { db } = await ledgerDatabase(paymentRow(10))
  const { tables } = JSON.parse(await saveSnapshot(new Date(0), db.name)) as {
    tables: Record<string, unknown[]>
  }
  expect(Object.keys(tables).toSorted()).toEqual(Object.keys(tableSchemas).toSorted())
  expect(tables['transactions']).toEqual([paymentRow(10)])
})
