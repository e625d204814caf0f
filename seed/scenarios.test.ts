// Proves DEMO-12.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoMerchantId } from '#db/common.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { movePayouts } from '#db/payouts/moving-actions.ts'
import { checkLogChain } from '#db/log/queries.ts'
import { balancesOf } from '#db/payouts/balance-figures.ts'
import { tableSchemas, type TableName, type TableRows } from '#db/tables.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { seeded } from '#tests/support/sample.ts'
import { scenarioFiles } from './scenario-files.ts'
import { loadScenario, scenarioTexts } from './scenarios.ts'

const now = new Date('2026-11-21T12:14:00Z')
const sample = seeded(now)
const ofTheirs = <Row extends { merchantId?: string | undefined }>(rows: readonly Row[]) =>
  rows.filter(({ merchantId }) => merchantId === demoMerchantId)

const balancesIn = ({ transactions, disputes }: TableRows) =>
  balancesOf(ledgerOf(...transactions), demoMerchantId, { disputes: ofTheirs(disputes), now })

/** What all rows say, their files' pages included. */
const latin1 = new TextDecoder('latin1')
const textOf = (rows: object) =>
  JSON.stringify(rows, (_key, value: unknown) =>
    value instanceof ArrayBuffer ? latin1.decode(value) : value,
  )

describe.each(scenarioTexts)('$name', ({ id, name, text }) => {
  const rows = seeded(now, id)

  test('has only rows that their schemas take, and says what it is good for', () => {
    for (const [table, schema] of Object.entries(tableSchemas))
      expect(
        (rows[table as TableName] as object[]).filter(
          (row) => !v.is(schema as v.GenericSchema, row),
        ),
      ).toEqual([])
    expect(name.length).toBeLessThan(20)
    expect(text).toMatch(/Good for /)
  })

  test('has a sound ledger and log, and no business owes money', async () => {
    const db = memoryDatabase()
    await resetToSeed(db, { ...rows, transactions: [] })
    expect(await checkLogChain(db)).toEqual({ entries: rows.activityLog.length, breaks: [] })
    const ledger = ledgerOf(...rows.transactions)
    for (const { id: merchantId } of rows.merchants) {
      const disputes = rows.disputes.filter((each) => each.merchantId === merchantId)
      const { USD, ZWL } = balancesOf(ledger, merchantId, { disputes, now })
      expect([merchantId, Math.min(USD.available, ZWL.available, 0)]).toEqual([merchantId, 0])
    }
    const refunds = rows.transactions.filter(({ refundOf }) => refundOf !== undefined)
    for (const { id, amount, refunded } of rows.transactions) {
      const own = refunds.filter(({ refundOf }) => refundOf === id)
      expect(own.reduce((sum, each) => sum + each.amount, 0)).toBe(refunded)
      expect(refunded).toBeLessThanOrEqual(amount)
    }
  })

  test('is the same for the same instant, and unlike the sample', () => {
    const again = loadScenario(now, id)
    for (const table of Object.keys(tableSchemas) as TableName[])
      expect(textOf(again[table])).toBe(textOf(rows[table]))
    expect(textOf(rows)).not.toBe(textOf(sample))
  })
})

test('on the first day the business is approved and has nothing', () => {
  const rows = seeded(now, 'first-day')
  expect(rows.merchants[0]).toMatchObject({ status: 'active', approvalStatus: 'APPROVED' })
  expect(ofTheirs(rows.transactions)).toEqual([])
  expect(ofTheirs(rows.paymentLinks)).toEqual([])
  expect(rows.transactions.length).toBeGreaterThan(100)
})

test('at the approval desk thirteen wait, and the demo’s business is as in the sample', () => {
  const rows = seeded(now, 'approval-desk')
  expect(rows.merchants.filter(({ status }) => status === 'pending')).toHaveLength(13)
  for (const table of Object.keys(tableSchemas) as TableName[])
    expect(ofTheirs<{ merchantId?: string | undefined }>(rows[table] as object[])).toEqual(
      ofTheirs<{ merchantId?: string | undefined }>(sample[table] as object[]),
    )
})

test('where things go wrong, money was taken that did not arrive', () => {
  const { transactions } = seeded(now, 'things-go-wrong')
  const lost = ofTheirs(transactions).filter(({ failureReason }) =>
    failureReason?.startsWith('The customer was charged'),
  )
  expect(lost.length).toBeGreaterThanOrEqual(2)
})

test('on a busy Saturday payments arrive by themselves; all else is the sample', () => {
  const { demoSettings, seedMarks, ...rows } = seeded(now, 'busy-saturday')
  const {
    demoSettings: _settings,
    seedMarks: [mark],
    ...others
  } = sample
  expect(seedMarks).toEqual([{ ...mark, scenario: 'busy-saturday' }])
  expect(demoSettings).toMatchObject([{ busyDay: { pace: 'normal', paused: false } }])
  expect(textOf(rows)).toBe(textOf(others))
})

test('at month end a payout is on its way, out of the balance, and arrives once', async () => {
  const rows = seeded(now, 'month-end')
  const db = memoryDatabase()
  await resetToSeed(db, { ...rows, transactions: ofTheirs(rows.transactions) })
  const [row, ...more] = rows.payouts.filter(({ status }) => status !== 'paid')
  expect(more).toEqual([])
  expect(row).toMatchObject({ status: 'in-transit', destination: 'CBZ Bank •••• 5277' })
  expect(await db.transactions.get(row?.transactionId ?? '')).toMatchObject({ status: 'pending' })
  const before = (await getBalances(db, demoMerchantId)).USD
  expect(before.payoutsPending).toEqual({ count: 1, amount: 450_00 })
  const arrived = { ...contextFor(db), now: row?.arrivesAt ?? '' }
  await movePayouts(arrived)
  await movePayouts(arrived)
  expect(await db.payouts.get(row?.id ?? '')).toMatchObject({ status: 'paid' })
  const { available, paidOut, payoutsPending } = (await getBalances(db, demoMerchantId)).USD
  expect({ available, paidOut, payoutsPending }).toEqual({
    available: before.available,
    paidOut: before.paidOut + 449_00,
    payoutsPending: { count: 0, amount: 0 },
  })
})

test('at month end its payments are ready to pay out, and a third report and invoices come with it', () => {
  const { reportSchedules, transactions } = seeded(now, 'month-end')
  const [{ USD: before }, { USD: after }] = [
    balancesIn(sample),
    balancesIn(seeded(now, 'month-end')),
  ]
  const orders = new Set(['Order 3090', 'Order 3094', 'Order 3099'])
  const added = ofTheirs(transactions)
    .filter(({ reference }) => orders.has(reference))
    .reduce((sum, { amount, fee, refunded }) => sum + amount - fee - refunded, 0)
  expect(after.available - before.available).toBe(added - 450_00)
  expect(ofTheirs(reportSchedules)).toHaveLength(3)
  const withInvoices = scenarioTexts.filter(({ sampleInvoices }) => sampleInvoices)
  expect(withInvoices.map(({ id }) => id)).toEqual(['month-end'])
})

describe('a mistake names the scenario’s file, the row and the field', () => {
  const good = scenarioFiles['approval-desk']
  test.each<[what: string, written: unknown, words: RegExp]>([
    ['not an object', [], /^seed\/scenarios\/approval-desk\.json/],
    [
      'another id',
      { ...good, id: 'first-day' },
      /approval-desk\.json, field id: must be "approval-desk"/,
    ],
    [
      'a payout to no bank account',
      { ...good, payout: { accountId: 'BA-02', amount: 100_00 } },
      /approval-desk\.json: field payout: "BA-02" is not a verified bank account/,
    ],
    ['an unknown pace', { ...good, busyDay: 'wild' }, /approval-desk\.json, field busyDay/],
    ['no name', { ...good, name: '' }, /approval-desk\.json, field name/],
    [
      'an unknown table',
      { ...good, add: { spells: [] } },
      /approval-desk\.json, field add\.spells/,
    ],
    [
      'a row with a wrong value',
      { ...good, add: { merchants: [{ ...good.add.merchants[0], status: 'lost' }] } },
      /approval-desk\.json: seed\/rows\/merchants\.json, row M-101, field status/,
    ],
    [
      'a row of nobody',
      { ...good, add: { documents: [{ ...good.add.documents[0], merchantId: 'M-999' }] } },
      /approval-desk\.json: seed\/rows\/documents\.json, row D-0101, field merchantId/,
    ],
  ])('%s', (_what, written, words) => {
    let mistakes: readonly string[] = []
    try {
      loadScenario(now, 'approval-desk', written)
    } catch (error) {
      mistakes = (error as { mistakes: readonly string[] }).mistakes
    }
    expect(mistakes).toContainEqual(expect.stringMatching(words))
  })
})
