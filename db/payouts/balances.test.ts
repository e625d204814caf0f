// Proves OUT-1.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import type { ActionContext } from '../action.ts'
import { currencies, type Currency } from '../money.ts'
import { leftToRefund } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { getPayout } from './queries.ts'
import { cancelPayout } from './moving-actions.ts'
import { createTransaction } from '../payments/entry-actions.ts'
import { movePayouts } from './moving-actions.ts'
import { refundTransaction } from '../payments/refund-actions.ts'
import { requestPayout } from './actions.ts'
import { settleDue } from '../payments/settling-actions.ts'

const merchantId = 'M-002'
const accounts = [
  bankAccountRow(),
  bankAccountRow({ id: 'BA-02', number: '01122334450000', isDefault: false, attemptId: 'b' }),
  bankAccountRow({
    id: 'BA-03',
    kind: 'wallet',
    institution: 'ecocash',
    number: '0771111111',
    currency: 'ZWL',
    isDefault: false,
    attemptId: 'c',
  }),
]

type Step = { share: number; at: number; what: 'pay' | 'refund' | 'ask' | 'cancel' | 'wait' }

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('pay', 'pay', 'refund', 'ask', 'ask', 'cancel', 'wait'),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    at: fc.nat(20),
  }),
  { minLength: 4, maxLength: 14 },
)

/** Performs a step as far as the state allows it. */
async function act(context: ActionContext, { what, share, at }: Step, number: number) {
  const { db } = context
  const attemptId = `step ${number}`
  if (what === 'pay')
    return createTransaction(context, {
      merchantId,
      type: at % 9 === 8 ? 'adjustment' : 'payment',
      customer: 'Rudo Chikomo',
      amount: Math.ceil(share * 900_00),
      currency: at % 3 === 0 ? 'ZWL' : 'USD',
      paymentMethod: 'ecocash',
      account: at % 5 === 0 ? '0774444444' : '0771234567',
      attemptId,
    })
  if (what === 'ask') {
    const account = accounts[at % 3] ?? bankAccountRow()
    const both = await getBalances(db, merchantId, new Date(context.now))
    const { available } = both[account.currency]
    // Some ask for more than there is, up to what the other currency would add.
    const amount = Math.floor(available * share * (at % 4 === 3 ? 20 : 1))
    const made = await requestPayout(context, {
      merchantId,
      accountId: account.id,
      amount,
      attemptId,
    }).catch(() => undefined)
    // Amounts that are too small or exceed the balance are refused.
    if (made && amount > available) throw new Error(`${amount} of ${available} was paid out.`)
    return made
  }
  if (what === 'cancel') {
    const payouts = await db.payouts.toArray()
    const one = payouts[at % Math.max(payouts.length, 1)]
    return one && cancelPayout(context, one.id).catch(() => undefined)
  }
  if (what === 'refund') {
    const rows = (await db.transactions.toArray()).filter((row) => leftToRefund(row) > 0)
    const row = rows[at % Math.max(rows.length, 1)]
    const amount = row && Math.ceil(leftToRefund(row) * share)
    return (
      row &&
      refundTransaction(context, { id: row.id, amount: amount ?? 0, reason: 'Back', attemptId })
    )
  }
}

/** Returns payments less refunds and fees, over the payments that were taken in a currency. */
function broughtIn(rows: readonly Transaction[], currency: Currency): number {
  return rows.reduce((sum, row) => {
    const { type, status, amount, fee } = row
    if (row.currency !== currency || status === 'failed') return sum
    if (type === 'payment' && status === 'pending') return sum
    if (type === 'payment') return sum + amount - fee
    if (type === 'refund') return sum - amount
    if (type === 'payout') return status === 'pending' ? sum : sum - fee
    return status === 'pending' ? sum : sum + amount
  }, 0)
}

test('whatever is done, each balance is what came in and went out in its currency, and no payout takes it below zero', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { db, context } = await ledgerDatabase()
      await db.bankAccounts.bulkAdd(accounts)
      let passed = 0
      for (const [number, step] of sequence.entries()) {
        passed += step.what === 'wait' ? 3_600_000 * step.at : 3_000
        const now = later(context, passed)
        await settleDue(now)
        await movePayouts(now)
        await act(now, step, number)
        const after = await getBalances(db, merchantId, new Date(now.now))
        const rows = await db.transactions.toArray()
        for (const currency of currencies) {
          const { available, pending, paidOut, payoutsPending } = after[currency]
          expect(available + pending + paidOut + payoutsPending.amount).toBe(
            broughtIn(rows, currency),
          )
        }
      }
      for (const { id } of await db.payouts.toArray()) {
        const details = await getPayout(db, merchantId, id)
        const { lines = [], rest, total } = details?.contents ?? {}
        expect(lines.reduce((sum, { net }) => sum + net, rest?.amount ?? 0)).toBe(total)
        expect(rest?.amount).toBeGreaterThanOrEqual(0)
      }
      await db.delete()
    }),
    { numRuns: 25 },
  )
})
