import * as v from 'valibot'
import { type Act, checkRow, defineAction, defineRound } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { inUsd, maxAmount } from '../money.ts'
import { tableSchemas } from '../tables.ts'
import { makePayout, merchantBalances, payoutTables } from './actions.ts'
import { leastPayout, mostToPayOut, nextAutomaticPayout } from './rules.ts'
import type { PayoutSettings } from './schemas.ts'
import { dueRounds } from '../due-rounds.ts'

/**
 * Sets whether and how often a merchant is paid out automatically, and the least balance for it
 * (minor units of USD). Refuses with `not-found` or `invalid`. OUT-4.
 */
export const setPayoutSettings = defineAction('setPayoutSettings', {
  tables: ['merchants', 'payoutSettings'],
  input: v.object({
    id: v.string(),
    every: tableSchemas.payoutSettings.entries.every,
    least: v.number(),
  }),
  run: async ({ db, now, get, put, log }, { id, every, least }) => {
    const merchant = await get('merchants', id)
    const before: PayoutSettings = (await db.payoutSettings.get(id)) ?? {
      id,
      every: 'none',
      least: 0,
    }
    // Changing only the least amount does not postpone a due payout.
    const kept = before.every === every ? before.nextAt : undefined
    const settings: PayoutSettings = {
      id,
      every,
      least,
      ...(every !== 'none' && { nextAt: kept ?? nextAutomaticPayout(every, new Date(now)) }),
    }
    const after = await put('payoutSettings', settings, 'minimum-negative')
    await log({
      action: 'Updated automatic payouts',
      target: merchant.name,
      type: 'configuration',
      merchantId: id,
      ...changed<PayoutSettings>(before, after, ['every', 'least']),
    })
    return after
  },
})

const tables = [...payoutTables, 'bankAccounts', 'payoutSettings'] as const

async function payOut(act: Act<(typeof tables)[number]>, id: string, least: number, due: string) {
  const [merchant, accounts] = await Promise.all([
    act.get('merchants', id),
    act.db.bankAccounts.where('merchantId').equals(id).toArray(),
  ])
  const account = accounts.find(({ isDefault, status }) => isDefault && status === 'verified')
  if (!account || merchant.status === 'suspended') return null
  const { currency } = account
  const { available } = await merchantBalances(act, id)
  const amount = Math.min(mostToPayOut(available, currency), maxAmount)
  if (amount < leastPayout[currency] || inUsd(amount, currency) < least) return null
  return makePayout(act, {
    merchant,
    account,
    amount,
    automatic: true,
    attemptId: `auto ${id} ${due}`,
  })
}

/**
 * Makes every due automatic payout of a whole balance to the default account, unless that is
 * unverified or the balance is too small, and schedules the next one. OUT-4.
 */
export const makeAutomaticPayouts = defineRound('makeAutomaticPayouts', {
  tables: tables,
  due: dueRounds.makeAutomaticPayouts,
  async one(act, id) {
    const settings = checkRow('payoutSettings', await act.get('payoutSettings', id))
    const { every, least, nextAt } = settings
    if (every === 'none' || nextAt === undefined || nextAt > act.now) return null
    await act.put('payoutSettings', {
      ...settings,
      nextAt: nextAutomaticPayout(every, new Date(act.now)),
    })
    return payOut(act, id, least, nextAt)
  },
  async setAside({ db, get }, id) {
    const { nextAt } = await get('payoutSettings', id)
    if (nextAt === undefined) return false
    // Bypasses the schema, which would refuse the row.
    await db.payoutSettings.update(id, { nextAt: undefined })
    return true
  },
})
