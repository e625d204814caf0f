import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { tableSchemas, type TableName, type TableRows } from '#db/tables.ts'
import { loadSeed } from './load-seed.ts'

const now = new Date('2026-11-21T12:14:00Z')
let rows: TableRows

beforeAll(() => {
  rows = loadSeed(now)
})

const tables = Object.keys(tableSchemas) as TableName[]
const idsOf = (table: TableName) => rows[table].map(({ id }) => id as string)
const countBy = <T>(list: readonly T[], key: (row: T) => string | null) =>
  list.reduce<Record<string, number>>((counts, row) => {
    const name = key(row) ?? 'none'
    return { ...counts, [name]: (counts[name] ?? 0) + 1 }
  }, {})

describe('every row', () => {
  test.each(tables)('of %s is just as its schema says, and its id is its own', (table) => {
    for (const row of rows[table]) expect(v.parse(tableSchemas[table], row)).toStrictEqual(row)
    expect(new Set(idsOf(table)).size).toBe(rows[table].length)
  })

  test('is the same when the same instant is seeded again', () => {
    expect(loadSeed(new Date(now))).toStrictEqual(rows)
  })

  test('points at rows that are there', () => {
    const merchants = new Set(idsOf('merchants'))
    const owned = [rows.documents, rows.directors, rows.transactions, rows.paymentLinks]
    for (const { merchantId } of [...owned, rows.teamMembers].flat())
      expect(merchants).toContain(merchantId)
    for (const { merchantId = null } of [...rows.users, ...rows.activityLog])
      expect(merchantId === null || merchants.has(merchantId)).toBe(true)
    for (const { idDocument = 'D-0005' } of rows.directors)
      expect(idsOf('documents')).toContain(idDocument)
    expect(idsOf('files')).toStrictEqual(idsOf('documents'))
  })

  test('leaves the next numbers free', () => {
    const tablesOf = {
      TX: 'transactions',
      M: 'merchants',
      D: 'documents',
      DR: 'directors',
      A: 'activityLog',
      U: 'users',
      AU: 'adminUsers',
      TM: 'teamMembers',
      R: 'roles',
      LINK: 'paymentLinks',
      IN: 'invoices',
      BA: 'bankAccounts',
      PO: 'payouts',
      RP: 'reports',
      RC: 'customReports',
      RS: 'reportSchedules',
      OB: 'messages',
      APP: 'apps',
      WH: 'webhooks',
      EV: 'webhookEvents',
      RQ: 'apiRequests',
      TP: 'testPayments',
      UG: 'userGroups',
      DV: 'devices',
      PI: 'planInvoices',
      MN: 'merchantNotes',
      CS: 'cases',
      DS: 'disputes',
      DE: 'disputes',
      PR: 'platformReports',
    } as const
    expect(rows.counters.map(({ id }) => id)).toStrictEqual(Object.keys(tablesOf))
    for (const { id, next } of rows.counters) {
      const evidence = rows.disputes.flatMap((dispute) => dispute.evidence)
      const ids = id === 'DE' ? evidence.map((each) => each.id) : idsOf(tablesOf[id])
      const taken = ids.map((each) => Number(each.split('-').at(-1)))
      expect(next).toBe([0, ...taken].reduce((x, y) => Math.max(x, y)) + 1)
    }
    expect(rows.counters[0]?.next).toBe(88215)
  })
})

describe('merchants', () => {
  test('are of many trades and towns, in all three states', () => {
    const count = countBy(rows.merchants, ({ status }) => status)
    expect(Object.keys(count).sort()).toStrictEqual(['active', 'pending', 'suspended'])
    expect(rows.merchants.length).toBeGreaterThanOrEqual(24)
    expect(count['pending']).toBeGreaterThanOrEqual(7)
    expect(new Set(rows.merchants.map(({ town }) => town)).size).toBeGreaterThan(15)
    expect(new Set(rows.merchants.map(({ businessType }) => businessType)).size).toBeGreaterThan(12)
  })

  test('wait in all three priorities, not yet joined, with papers of the named kinds', () => {
    const waiting = rows.merchants.filter(({ status }) => status === 'pending')
    expect(Object.keys(countBy(waiting, ({ priority }) => priority)).sort()).toStrictEqual([
      'high',
      'low',
      'medium',
    ])
    for (const row of waiting) {
      expect(['PENDING', 'UNDER_REVIEW']).toContain(row.approvalStatus)
      expect([row.joinDate, row.approvalDate, row.paymentLimit]).toStrictEqual([null, null, 50000])
      expect(rows.documents.some(({ merchantId }) => merchantId === row.id)).toBe(true)
    }
    const names = new Set(rows.documents.map(({ name }) => name))
    for (const name of [
      'Business License',
      'Tax Certificate',
      'ID Copy',
      'Health Certificate',
      'Lease Agreement',
    ])
      expect(names).toContain(name)
  })

  test('are approved, without a limit, once they have joined', () => {
    for (const row of rows.merchants.filter(({ status }) => status !== 'pending')) {
      expect(row).toMatchObject({ approvalStatus: 'APPROVED', priority: null, paymentLimit: null })
      expect(row.approvalDate).toBe(row.joinDate)
      expect(row.createdDate < (row.joinDate ?? '')).toBe(true)
    }
  })

  test('begin with the one that the demo is about', () => {
    expect(rows.merchants[0]).toMatchObject({
      id: 'M-001',
      name: 'Vumba Coffee Roasters',
      email: 'hello@vumbacoffee.example',
      supportEmail: 'hello@vumbacoffee.example',
      website: 'vumbacoffee.example',
      phone: '+263 77 123 4567',
      address: '12 Herbert Chitepo Street, Mutare',
      town: 'Mutare',
      registrationNumber: 'PL 4410/2019',
      createdBy: 'Tendai Moyo',
      status: 'pending',
      approvalStatus: 'UNDER_REVIEW',
      priority: 'medium',
      paymentLimit: 50000,
      createdDate: new Date(2025, 9, 15, 8, 10).toISOString(),
      submittedDate: new Date(2026, 10, 12, 9, 20).toISOString(),
      reviewDate: new Date(2026, 10, 15, 11, 30).toISOString(),
    })
    const [tendai, ruvimbo] = rows.directors.filter(({ merchantId }) => merchantId === 'M-001')
    expect(tendai).toMatchObject({ name: 'Tendai Moyo', idDocument: 'D-0005' })
    expect(ruvimbo?.idDocument).toBeUndefined()
  })
})

describe('people and their acts', () => {
  test('at least twelve users of every role and status', () => {
    expect(rows.users.length).toBeGreaterThanOrEqual(12)
    expect(new Set(rows.users.map(({ role }) => role)).size).toBe(3)
    expect(new Set(rows.users.map(({ status }) => status)).size).toBe(3)
  })

  test('at least sixty log entries of every type, in the order of their numbers', () => {
    const log = rows.activityLog
    expect(log.length).toBeGreaterThanOrEqual(60)
    expect(new Set(log.map(({ type }) => type)).size).toBe(5)
    expect(log.map(({ timestamp }) => timestamp)).toStrictEqual(
      log.map(({ timestamp }) => timestamp).sort(),
    )
    expect(log.filter(({ user }) => user.startsWith('AU-'))).toStrictEqual([])
    expect(log.filter(({ target }) => /^(M|AU)-/.test(target))).toStrictEqual([])
  })

  test('no log entry decides a waiting application; each decision agrees with its merchant', () => {
    const decided = rows.activityLog.filter(({ action }) =>
      /^(Approved|Rejected) merchant application/.test(action),
    )
    expect(decided.length).toBeGreaterThan(0)
    for (const { merchantId, timestamp } of decided)
      expect(rows.merchants.find(({ id }) => id === merchantId)).toMatchObject({
        status: 'active',
        approvalDate: timestamp,
      })
  })
})

describe('payment links', () => {
  test('at least eight, in every state, most of them the demo merchant\u2019s', () => {
    const links = rows.paymentLinks
    expect(links.length).toBeGreaterThanOrEqual(8)
    expect(new Set(links.map(({ status }) => status)).size).toBe(3)
    expect(links.filter(({ draft }) => draft)).toHaveLength(1)
    expect(links.filter(({ merchantId }) => merchantId === 'M-001').length).toBeGreaterThan(4)
    expect(links[0]).toMatchObject({
      id: '1042',
      name: 'Vumba Blend, 1 kg',
      amount: 1800,
      currency: 'USD',
      path: 'vumba-blend-1kg',
      status: 'active',
    })
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length)
  })

  test('were paid what they ask for, while they were open, and less often than seen', () => {
    for (const link of rows.paymentLinks) {
      const paid = rows.transactions.filter(({ linkId }) => linkId === link.id)
      expect(paid.length > 0).toBe(!link.draft)
      expect(paid.length).toBeLessThanOrEqual(link.views)
      for (const row of paid) {
        expect(row).toMatchObject({ merchantId: link.merchantId, currency: link.currency })
        expect(row.amount).toBe(link.amount ?? row.amount)
        expect(row.date >= link.createdAt).toBe(true)
        expect(row.date <= (link.expiresAt ?? row.date)).toBe(true)
      }
      expect(link.expiresAt !== null && link.expiresAt < now.toISOString()).toBe(
        link.status === 'expired',
      )
    }
  })
})
