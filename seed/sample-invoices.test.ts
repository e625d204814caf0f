import { expect, test } from 'vitest'
import { smallWorld, merchantId } from '#tests/support/small-world.ts'
import { everything } from '#tests/support/memory-database.ts'
import { addSampleInvoices } from '#db/invoices/sending-actions.ts'
import { invoiceStatuses } from '#db/invoices/rules.ts'
import { invoiceSums, listInvoices } from '#db/invoices/queries.ts'
import { listPaymentLinks } from '#db/links/queries.ts'
import { sampleInvoices } from './sample-invoices.ts'

test('the sample invoices are in every state and of every age, numbered as they were sent', async () => {
  const { db, context } = await smallWorld()
  const now = new Date(context.now)
  const samples = sampleInvoices(now)
  expect(await addSampleInvoices(context, { merchantId, samples })).toBe(samples.length)
  const rows = await listInvoices(db, merchantId, now)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(invoiceStatuses))
  const sums = invoiceSums(rows)
  for (const span of ['current', 'to30', 'to60', 'over60'] as const)
    expect(sums.some(({ byAge }) => byAge[span] > 0)).toBe(true)
  const numbers = rows
    .filter(({ sentAt }) => sentAt !== null)
    .sort((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? ''))
    .map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_, at) => `INV-${String(at + 1).padStart(6, '0')}`))
  expect(await listPaymentLinks(db, merchantId, now)).toHaveLength(1)
})

test('they are added once to each business, and refused for none', async () => {
  const { db, context } = await smallWorld()
  const samples = sampleInvoices(new Date(context.now))
  const add = (id = merchantId) => addSampleInvoices(context, { merchantId: id, samples })
  await Promise.all([add(), add()])
  expect(await db.invoices.count()).toBe(samples.length)
  expect(await add('M-001')).toBe(samples.length)
  const before = await everything(db)
  expect(await add()).toBe(0)
  await expect(add('M-009')).rejects.toMatchObject({ code: 'not-found' })
  expect(await everything(db)).toEqual(before)
})
