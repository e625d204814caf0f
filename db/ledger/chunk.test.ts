import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { isWhole, type ColumnChunk } from './chunk.ts'
import { toChunk } from './make-chunks.ts'
import { loadLedger } from './load-ledger.ts'
import { addTransactions, ledgerTables } from './put-transactions.ts'

const rows = [
  paymentRow(1, { linkId: '1042' }),
  paymentRow(2, { merchantId: 'M-002', customer: 'Farai Ncube', paymentMethod: 'bank' }),
]

test('a chunk as it is made is whole, and so is one without rows', () => {
  expect(isWhole(toChunk(1, rows))).toBe(true)
  expect(isWhole(toChunk(1, []))).toBe(true)
})

test.each<[string, Partial<ColumnChunk>]>([
  ['a merchant that it does not name', { merchant: Uint16Array.of(0, 2) }],
  ['a customer that it does not name', { customer: Uint16Array.of(9, 0) }],
  ['a link that it does not name', { links: [''] }],
  ['a status that there is not', { status: Uint8Array.of(0, 4) }],
  ['a type that there is not', { type: Uint8Array.of(200, 0) }],
  ['a currency that there is not', { currency: Uint8Array.of(0, 2) }],
  ['a method that there is not', { method: Uint8Array.of(0, 8) }],
  ['a text too few', { texts: 'tx-1' }],
  ['a text too many', { texts: 'tx-1\ntx-2\ntx-3' }],
  ['no names', { merchants: [] }],
  ['a column too short', { fee: Float64Array.of(1) }],
])('a chunk with %s is not', (_name, over) => {
  expect(isWhole({ ...toChunk(1, rows), ...over })).toBe(false)
})

test('a row whose merchant a stored chunk has lost goes to no other: the ledger is read from the rows', async () => {
  const db = memoryDatabase()
  await db.transaction('rw', ledgerTables, () => addTransactions(db, rows))
  await db.ledgerChunks.toCollection().modify((chunk) => {
    chunk.merchants = chunk.merchants.slice(0, 1)
  })
  const { columns } = await loadLedger(db)
  const merchants = Array.from(
    columns.order(),
    (at) => columns.merchants.names[columns.column.merchant[at] ?? 0],
  )
  expect(merchants).toEqual(['M-001', 'M-002'])
})
