import { expect, test } from 'vitest'
import { linkRow } from '#tests/support/ledger-database.ts'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { listPersonas } from './persona-queries.ts'

const now = Date.parse('2026-11-21T12:14:00.000Z')

test('everybody whom the demo can act as, who acts now, and the newest link that can be paid at this moment', async () => {
  const db = memoryDatabase()
  await db.merchants.bulkAdd([waitingMerchant(), waitingMerchant({ id: 'M-002', name: 'Msasa' })])
  await db.teamMembers.bulkAdd([
    memberRow(),
    supportRow({ merchantId: 'M-002', email: 'kuda@msasa.example' }),
  ])
  await db.paymentLinks.bulkAdd([
    linkRow({ id: '1', merchantId: 'M-001', path: 'late', expiresAt: '2026-11-21T12:13:00.000Z' }),
    linkRow({ id: '2', merchantId: 'M-001', path: 'off', status: 'inactive' }),
    linkRow({ id: '3', path: 'first', createdAt: '2026-11-02T08:00:00.000Z' }),
    linkRow({ id: '4', path: 'newest', createdAt: '2026-11-20T08:00:00.000Z' }),
  ])
  expect(await listPersonas(db, now)).toMatchObject({
    teams: [{ merchantId: 'M-001', members: [{ id: 'TM-01' }] }],
    merchants: [{ merchantId: 'M-002', business: 'Msasa', name: 'Rudo Chikomo' }],
    memberId: 'TM-01',
    adminId: null,
    payPath: 'newest',
  })
  await db.sessions.add({
    id: 'current',
    name: 'Kuda Mapfumo',
    email: 'kuda@msasa.example',
    merchantId: 'M-002',
    startedAt: '2026-11-21T12:00:00.000Z',
  })
  const { teams, memberId } = await listPersonas(db, now)
  expect(teams.map(({ business }) => business)).toEqual(['Msasa', 'Kariba Boats'])
  expect(memberId).toBe('TM-02')
})
