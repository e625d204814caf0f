// Proves DEMO-4.
import { withRoomFor } from '#tests/support/full-device.ts'
import { later, ledgerDatabase, merchantFees } from '#tests/support/ledger-database.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PaidDatabase } from '../database.ts'
import { isStorageFull } from '../is-storage-full.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { createTransaction } from '../payments/entry-actions.ts'
import { findTransactions } from '../payments/ledger-queries.ts'
import { transaction as transactionSchema } from '../payments/schemas.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { getMerchantId } from '../people/persona-queries.ts'
import { largeHistoryRow } from './large-history.ts'
import { makeLargeMerchant } from './make-large-merchant.ts'

const history = {
  merchantId: 'M-100',
  count: 3_000,
  lastNumber: 90_000,
  now: new Date(2026, 10, 21, 12),
  fees: merchantFees,
  linkIds: ['1043', '1044'],
}
const rows = Array.from({ length: history.count }, (_, index) => largeHistoryRow(index, history))

describe('the history of a large merchant', () => {
  test('is of valid rows, each the same every time', () => {
    for (const row of rows) expect(v.parse(transactionSchema, row)).toEqual(row)
    expect(largeHistoryRow(1_234, history)).toEqual(rows[1_234])
  })

  test('goes back through a year, its ids rising with the dates, nothing in the future', () => {
    for (const [index, row] of rows.entries()) {
      expect(row.id).toBe(`TX-${90_000 - index}`)
      expect(row.date <= (rows[index - 1]?.date ?? history.now.toISOString())).toBe(true)
    }
    expect(new Date(rows.at(-1)?.date ?? 0).getFullYear()).toBe(2025)
    for (const { date } of rows) expect(new Date(date).getHours()).toBeGreaterThanOrEqual(7)
  })

  test('has pending payments that end, each within hours, and a reference of its own for each payer of a link', () => {
    const pending = rows.filter(({ status }) => status === 'pending')
    expect(pending.length).toBeGreaterThan(5)
    const ends = pending.map(({ settlesAt }) => Date.parse(settlesAt ?? ''))
    expect(Math.min(...ends)).toBeGreaterThan(history.now.getTime())
    expect(Math.max(...ends)).toBeLessThan(history.now.getTime() + 4 * 3_600_000)
    const paid = rows.filter(({ linkId }) => linkId !== undefined)
    expect(new Set(paid.map(({ reference }) => reference)).size).toBe(paid.length)
    expect(paid.filter(({ reference }) => !/^[\dA-F]{8}$/.test(reference))).toEqual([])
  })

  test('has refunds that agree with their payments', () => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const refunds = rows.filter(({ type }) => type === 'refund')
    expect(refunds.length).toBeGreaterThan(50)
    for (const refund of refunds) {
      const payment = byId.get(refund.refundOf ?? '')
      expect(payment).toMatchObject({ type: 'payment', refunded: refund.amount })
      expect(payment?.status).toBe(payment?.amount === refund.amount ? 'refunded' : 'successful')
      expect(payment && payment.date <= refund.date).toBe(true)
    }
    const refunded = rows.filter((row) => row.refunded > 0).length
    expect(refunded).toBe(refunds.length)
  })
})

describe('making it', () => {
  test('signs in as it, tells how far it is, and leaves other acts their own numbers', async () => {
    const { db, context } = await ledgerDatabase()
    const progress: number[] = []
    const merchant = await makeLargeMerchant(context, {
      count: 1_500,
      onProgress: (written, count) => progress.push(written / count),
    })
    expect(progress).toEqual([0, 1_000 / 1_500, 1])
    expect(await getMerchantId(db)).toBe(merchant.id)
    expect(await db.transactions.count()).toBe(1_500)
    const { rows } = await loadLedger(db)
    expect(rows.length).toBe(1_500)
    const row = await createTransaction(context, {
      merchantId: merchant.id,
      customer: 'Rudo Chikomo',
      amount: 900_00,
      currency: 'USD',
      paymentMethod: 'ecocash',
      type: 'payment',
      account: '0771111111',
      attemptId: 'a-1',
    })
    expect(row.id).toBe('TX-2000')
    await settleDue(later(context, 2_000))
    expect(findTransactions(await loadLedger(db), { merchantId: merchant.id }).total).toBe(1_501)
    expect(await db.activityLog.where('merchantId').equals(merchant.id).count()).toBe(3)
  })

  test('stops when told, goes on where it was, and is made once', async () => {
    const { db, context } = await ledgerDatabase()
    const stop = new AbortController()
    const first = await makeLargeMerchant(context, {
      count: 1_500,
      signal: stop.signal,
      onProgress: (written) => {
        if (written >= 1_000) stop.abort()
      },
    })
    expect(await db.transactions.count()).toBe(1_000)
    const again = later(context, 60_000)
    expect((await makeLargeMerchant(again, { count: 1_500 })).id).toBe(first.id)
    expect(await db.transactions.count()).toBe(1_500)
    expect((await makeLargeMerchant(again, { count: 1_500 })).id).toBe(first.id)
    expect(await db.transactions.count()).toBe(1_500)
    expect((await loadLedger(db)).rows.length).toBe(1_500)
  })

  test('ends when everything was reset meanwhile', async () => {
    const { db, context } = await ledgerDatabase()
    const work = makeLargeMerchant(context, {
      count: 1_500,
      onProgress: (written) => {
        if (written === 1_000) void db.merchants.clear()
      },
    })
    await work
    expect(await db.transactions.count()).toBeLessThan(1_500)
  })

  test('R13 on a full device keeps whole slices, with their columns, and goes on once there is room', async () => {
    const { db, context } = await ledgerDatabase()
    const count = 1_100
    const left: number[] = []
    for (const room of [3, 50, 1_050, 60]) {
      const making = withRoomFor(room, () => makeLargeMerchant(context, { count }))
      expect(isStorageFull(await making.catch((error: unknown) => error))).toBe(true)
      const again = new PaidDatabase(db.name)
      expect((await loadLedger(again)).rows.length).toBe(await db.transactions.count())
      again.close()
      left.push((await db.merchants.count()) - 2, await db.transactions.count())
    }
    expect(left).toEqual([0, 0, 1, 0, 1, 1_000, 1, 1_000])
    await makeLargeMerchant(context, { count })
    expect((await loadLedger(db)).rows.length).toBe(count)
  })
})
