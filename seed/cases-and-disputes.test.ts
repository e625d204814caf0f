import { describe, expect, test } from 'vitest'
import { openCase } from '#db/disputes/case-actions.ts'
import { openDispute } from '#db/disputes/actions.ts'
import { sendEvidence } from '#db/disputes/evidence-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { checkLogChain } from '#db/log/queries.ts'
import { balancesOf } from '#db/payouts/balance-figures.ts'
import type { TableRows } from '#db/tables.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { seeded } from '#tests/support/sample.ts'
import { loadSeed } from './load-seed.ts'
import { seedFiles, type SeedFiles } from './seed-files.ts'

const start = new Date('2026-11-21T12:14:00Z')
const without: SeedFiles = { ...seedFiles, cases: [], disputes: [] }

/** A database with rows, of the transactions only those of merchants in a case or a dispute. */
async function written(rows: TableRows): Promise<PaidDatabase> {
  const db = memoryDatabase()
  const { cases, disputes } = seeded(start)
  const involved = new Set([...cases, ...disputes].map(({ merchantId }) => merchantId))
  const transactions = rows.transactions.filter(({ merchantId }) => involved.has(merchantId))
  await resetToSeed(db, { ...rows, transactions })
  return db
}

const rowsOf = async (db: PaidDatabase) => {
  const { cases, disputes, notifications, messages, activityLog } = db
  const lines = (await activityLog.toArray()).map(
    ({ id: _id, hash: _hash, previous: _previous, ...line }) => line,
  )
  return {
    cases: await cases.toArray(),
    disputes: await disputes.toArray(),
    notifications: await notifications.toArray(),
    messages: await messages.toArray(),
    lines: lines.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp)),
  }
}

test('are what the acts would have written', async () => {
  const [sample, db] = [await written(seeded(start)), await written(loadSeed(start, without))]
  const expected = await rowsOf(sample)
  const [ours, theirs] = expected.disputes
  const [matter] = expected.cases
  if (!ours?.sentAt || !ours.statement || !theirs || !matter) throw new Error('There is none.')
  const by = (action: string, target: string) => {
    const line = expected.lines.find((each) => each.action === action && each.target === target)
    if (!line) throw new Error(`The log has no "${action}" of ${target}.`)
    return {
      db,
      actor: { name: line.user, ip: line.ip, side: 'system' as const },
      now: line.timestamp,
    }
  }
  const disputing = ({ id, transactionId, reason, claim, attemptId }: typeof ours) =>
    openDispute(by('Opened dispute', `${id} for ${transactionId}`), {
      transactionId,
      reason,
      ...(claim !== undefined && { claim }),
      attemptId,
    })
  await disputing(ours)
  const sending = by('Sent evidence for dispute', `${ours.id} for ${ours.transactionId}`)
  await sendEvidence(sending, { id: ours.id, statement: ours.statement })
  await disputing(theirs)
  const opening = by('Opened case', `${matter.id} for ${matter.transactionId}`)
  await openCase(opening, matter)
  expect(await rowsOf(db)).toStrictEqual(expected)
  expect(await db.counters.toArray()).toStrictEqual(await sample.counters.toArray())
  expect(await sample.payouts.toArray()).toStrictEqual(await db.payouts.toArray())
})

test('leave the log whole, each line at its time', async () => {
  const db = memoryDatabase()
  await resetToSeed(db, { ...seeded(start), transactions: [] })
  // 61 are written in the file, or follow from its other rows.
  expect(await checkLogChain(db)).toStrictEqual({ entries: 65, breaks: [] })
})

describe.each([0, 1, 2, 3, 4, 5, 6])('%i days after the tests begin', (days) => {
  const now = new Date(start.getTime() + days * 86_400_000)
  const { cases, disputes, transactions } = seeded(now)
  const paymentOf = (id: string) => transactions.find((row) => row.id === id)

  test('there is a case of a payment that was debited and not credited', () => {
    expect(cases.map(({ status }) => status)).toStrictEqual(['open'])
    expect(paymentOf(cases[0]?.transactionId ?? '')).toMatchObject({
      status: 'failed',
      failureReason: 'The customer was charged, but the merchant was not paid',
    })
  })

  test('there is a dispute to decide, and one that its merchant still has time for', () => {
    expect(disputes.map(({ id, status }) => [id, status])).toStrictEqual([
      ['DS-01', 'review'],
      ['DS-02', 'evidence'],
    ])
    const [, waiting] = disputes
    expect(Date.parse(waiting?.movesAt ?? '')).toBeGreaterThan(now.getTime() + 4 * 86_400_000)
    for (const { transactionId, openedAt } of [...disputes, ...cases])
      expect(Date.parse(paymentOf(transactionId)?.date ?? '')).toBeLessThan(Date.parse(openedAt))
  })

  test('their money is held from merchants that have as much; the demo’s own has none', () => {
    const ledger = ledgerOf(...transactions)
    const balanceOf = (merchantId: string) =>
      balancesOf(ledger, merchantId, {
        disputes: disputes.filter((each) => each.merchantId === merchantId),
        now,
      }).USD
    for (const { merchantId, amount } of disputes) {
      const { available, held } = balanceOf(merchantId)
      expect(held).toBe(amount)
      expect(available).toBeGreaterThanOrEqual(0)
    }
    expect([...cases, ...disputes].map(({ merchantId }) => merchantId)).not.toContain('M-001')
    expect(balanceOf('M-001')).toMatchObject({
      available: 3_240_50,
      held: 0,
    })
  })
})
