import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { webhookRow } from '#tests/support/app-rows.ts'
import { proofKey, shownRow } from '#tests/support/phone-rows.ts'
import type { Account } from '../people/schemas.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { tableSchemas } from '../tables.ts'
import { saveSnapshot } from './save-snapshot.ts'

const accountRow = (): Account => ({
  id: 'farai@msasapharmacy.example',
  merchantId: 'M-002',
  createdAt: '2026-11-20T08:00:00.000Z',
  phone: '+263 77 000 0002',
  twoFactor: {
    secret: 'GEZDGNBVGY3TQOJQ',
    confirmedAt: '2026-11-20T08:00:00.000Z',
    recovery: ['ab12'.repeat(16)],
  },
})

test('a snapshot tells no secret: not what deliveries and proofs are signed with, nor of an authenticator', async () => {
  const { db } = await ledgerDatabase()
  await db.webhooks.add(webhookRow())
  await db.accounts.add(accountRow())
  await db.shownRequests.add(shownRow())
  const text = await saveSnapshot(new Date(0), db.name)
  for (const secret of [webhookRow().secret, proofKey, 'GEZDGNBVGY3TQOJQ', 'ab12'.repeat(16)])
    expect(text).not.toContain(secret)
  const { secret: _signing, ...webhook } = webhookRow()
  const { twoFactor: _shared, ...account } = accountRow()
  expect(JSON.parse(text)).toMatchObject({
    leftOut: ['webhooks.secret', 'accounts.twoFactor', 'shownRequests'],
    tables: { webhooks: [webhook], accounts: [account] },
  })
  // The device's own rows are unchanged.
  expect(await db.accounts.toArray()).toEqual([accountRow()])
})

test('a snapshot holds every row but those that are secret, and nothing that follows from them, nor other snapshots', async () => {
  const { db } = await ledgerDatabase(paymentRow(10))
  const { tables } = JSON.parse(await saveSnapshot(new Date(0), db.name)) as {
    tables: Record<string, unknown[]>
  }
  const inIt = Object.keys(tableSchemas).filter(
    (name) =>
      !['snapshots', 'snapshotBytes', 'prospects', 'ownExercises', 'shownRequests'].includes(name),
  )
  expect(Object.keys(tables).toSorted()).toEqual(inIt.toSorted())
  expect(tables['transactions']).toEqual([paymentRow(10)])
})
