// Proves OUT-1.
import { describe, expect, test } from 'vitest'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { isUndecided } from '#db/disputes/rules.ts'
import { currencies, type Currency } from '#db/money.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { seeded } from '#tests/support/sample.ts'
import type { TableRows } from '#db/tables.ts'
import { makeAutomaticPayouts, setPayoutSettings } from '#db/payouts/automatic-actions.ts'
import { movementsOf } from '#db/payouts/movements.ts'
import { movePayouts } from '#db/payouts/moving-actions.ts'
import { settleDue } from '#db/payments/settling-actions.ts'

const first = new Date('2026-11-21T12:14:00Z').getTime()
const day = 86_400_000

/** Each movement of a merchant's balance in a currency, oldest first, and the balance after it. */
function walk({ transactions, disputes }: TableRows, id: string, of: Currency) {
  const ledger = ledgerOf(...transactions.filter(({ merchantId }) => merchantId === id))
  const held = disputes
    .filter((each) => each.merchantId === id && each.currency === of && isUndecided(each))
    .map(({ amount, openedAt }) => ({
      kind: 'held',
      amount: -amount,
      instant: Date.parse(openedAt),
    }))
  const moves = [
    ...ledger.rows.flatMap(movementsOf).filter(({ currency }) => currency === of),
    ...held,
  ].toSorted((one, other) => one.instant - other.instant || other.amount - one.amount)
  let balance = 0
  return moves.map(({ kind, amount, instant }) => ({ kind, instant, balance: (balance += amount) }))
}

describe.each([0, 1, 2, 3, 4, 5, 6, 9, 31, 180])('seeded %i days later', (days) => {
  const rows = seeded(new Date(first + days * day))

  test('no merchant is below zero in either currency on any day', () => {
    const below: unknown[] = []
    let payouts = 0
    for (const { id, name } of rows.merchants)
      for (const currency of currencies) {
        for (const { kind, instant, balance } of walk(rows, id, currency)) {
          if (kind === 'payouts') payouts += 1
          if (balance < 0)
            below.push([name, currency, kind, new Date(instant).toISOString(), balance])
        }
      }
    expect(below).toEqual([])
    expect(payouts).toBeGreaterThan(100)
  })
})

test('for weeks after, automatic payouts empty both balances, and never overdraw one', async () => {
  const rows = seeded(new Date(first))
  const db = memoryDatabase()
  const context = contextFor(db)
  const at = (instant: number) => ({ ...context, now: new Date(instant).toISOString() })
  await resetToSeed(db, rows)
  const others = rows.merchants.filter(({ id }) => id !== 'M-001')
  await db.bankAccounts.bulkAdd(
    others.flatMap(({ id: merchantId }, index) =>
      currencies.map((currency, place) => {
        const id = `BA-${100 + index * 2 + place}`
        return bankAccountRow({ id, merchantId, currency, attemptId: id })
      }),
    ),
  )
  for (const { id } of rows.merchants)
    await setPayoutSettings(at(first), { id, every: 'daily', least: { USD: 0, ZWL: 0 } })
  const made = { USD: 0, ZWL: 0 }
  for (let later = 0; later <= 21; later += 1) {
    const now = at(first + later * day)
    await settleDue(now)
    await movePayouts(now)
    const { done } = await makeAutomaticPayouts(now)
    for (const { currency } of done.flat()) made[currency] += 1
    for (const { id } of rows.merchants) {
      const { USD, ZWL } = await getBalances(db, id, new Date(now.now))
      expect([id, Math.min(USD.available, ZWL.available, 0)]).toEqual([id, 0])
    }
  }
  expect([made.USD > 10, made.ZWL > 10]).toEqual([true, true])
})
