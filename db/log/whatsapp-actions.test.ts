// Proves MSG-2.
import { expect, test } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { getSharedAt } from './queries.ts'
import { noteShared, shareByWhatsApp } from './whatsapp-actions.ts'

const merchantId = 'M-002'
const words = { subject: 'Pay Msasa Pharmacy', body: 'Pay Msasa Pharmacy $18.00.' }
const sentAt = '2026-11-20T08:00:00.000Z'

async function world(prepare?: (db: PaidDatabase) => unknown) {
  const { db, context } = await ledgerDatabase(paymentRow(10, { merchantId }))
  await db.paymentLinks.add(linkRow({ merchantId }))
  await db.invoices.add(invoiceRow({ number: 'INV-000001', sentAt, linkId: '1043' }))
  await db.payouts.add(payoutRow())
  await prepare?.(db)
  return { db, context }
}

test.each([
  ['link', '1042', 'Vumba Blend, 1 kg', '1042'],
  ['invoice', 'IN-01', 'INV-000001', 'INV-000001'],
  ['receipt', 'TX-10', 'TX-10', 'TX-10'],
  ['payout', 'PO-01', 'PO-01', 'PO-01'],
] as const)(
  'what is shared of a %s is in the outbox, the log and the history of its row',
  async (about, id, target, of) => {
    const { db, context } = await world()
    expect(await getSharedAt(db, merchantId, of)).toBeNull()
    const link = { label: 'Pay $18.00', path: '/pay/vumba-blend-1kg' }
    await shareByWhatsApp(context, { about, id, phone: '0771111111', link, ...words })
    expect(await db.messages.toArray()).toMatchObject([
      { channel: 'whatsapp', merchantId, to: ['0771111111'], link, ...words },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Shared by WhatsApp', target, merchantId },
    ])
    expect(await getSharedAt(db, merchantId, of)).toBe(context.now)
    expect(await getSharedAt(db, 'M-001', of)).toBeNull()
    const again = later(context, 60_000)
    await shareByWhatsApp(again, { about, id, ...words })
    expect(await getSharedAt(db, merchantId, of)).toBe(again.now)
    expect((await db.messages.toArray()).map(({ to }) => to)).toContainEqual([])
  },
)

test.each([
  ['link', '1042', '1042', 'Vumba Blend, 1 kg'],
  ['invoice', 'IN-01', 'INV-000001', 'INV-000001'],
] as const)(
  'what a merchant shares of a %s with anybody is in the history of its row, and no message',
  async (about, id, of, target) => {
    const { db, context } = await world()
    await noteShared(context, { about, id })
    expect(await getSharedAt(db, merchantId, of, 'sheet')).toBe(context.now)
    expect(await getSharedAt(db, merchantId, of)).toBeNull()
    expect(await db.activityLog.toArray()).toMatchObject([{ action: 'Shared', target, merchantId }])
    expect(await db.messages.count()).toBe(0)
    await refuses({ db }, 'not-found', () => noteShared(context, { about, id: 'none' }))
  },
)

test('a link’s history survives its new name, and reads no line but those that were shared', async () => {
  const { db, context } = await world()
  await shareByWhatsApp(context, { about: 'link', id: '1042', ...words })
  await shareByWhatsApp(later(context, 60_000), { about: 'payout', id: 'PO-01', ...words })
  await db.paymentLinks.update('1042', { name: 'House Blend, 1 kg' })
  const shared = await db.activityLog.toCollection().first()
  if (!shared) throw new Error('Nothing is in the log.')
  await db.activityLog.bulkAdd(
    Array.from({ length: 50 }, (_, at) => ({
      ...shared,
      id: `A-9${at}`,
      action: 'Updated payment link',
    })),
  )
  let read = 0
  db.activityLog.hook('reading', (row) => {
    read += 1
    return row
  })
  expect(await getSharedAt(db, merchantId, '1042')).toBe(context.now)
  expect(read).toBe(1)
  expect(await getSharedAt(db, merchantId, 'PO-01')).toBe(later(context, 60_000).now)
})

test.each<
  ['link' | 'invoice' | 'receipt' | 'payout', string, object, (db: PaidDatabase) => unknown]
>([
  ['link', '1', { code: 'not-found' }, () => undefined],
  [
    'link',
    '1042',
    { code: 'link-inactive', details: { name: 'Vumba Blend, 1 kg', kept: 'shared' } },
    (db) => db.paymentLinks.update('1042', { status: 'inactive' }),
  ],
  [
    'link',
    '1042',
    { code: 'link-expired' },
    (db) => db.paymentLinks.update('1042', { expiresAt: sentAt }),
  ],
  [
    'invoice',
    'IN-01',
    { code: 'not-open', details: { name: 'INV-000001', state: 'void' } },
    (db) => db.invoices.update('IN-01', { voidedAt: sentAt }),
  ],
  [
    'receipt',
    'TX-11',
    { code: 'not-open', details: { state: 'a failed payment' } },
    (db) => db.transactions.add(paymentRow(11, { merchantId, status: 'failed' })),
  ],
  [
    'payout',
    'PO-01',
    { code: 'not-open', details: { state: 'cancelled' } },
    (db) => db.payouts.update('PO-01', { status: 'cancelled' }),
  ],
])('a %s %s is refused with %o, and nothing is kept', async (about, id, refusal, prepare) => {
  const { db, context } = await world(prepare)
  await refuses({ db }, refusal, () => shareByWhatsApp(context, { about, id, ...words }))
})

test('a text longer than a message may be is refused', async () => {
  const { db, context } = await world()
  const body = 'a'.repeat(4001)
  await refuses({ db }, 'invalid', () =>
    shareByWhatsApp(context, { about: 'link', id: '1042', subject: 'Pay', body }),
  )
})
