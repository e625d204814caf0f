import * as v from 'valibot'
import { isSame } from '../common.ts'
import { type Act, checkRow, defineAction, defineRound } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { currencies, type Currency } from '../money.ts'
import { tableSchemas } from '../tables.ts'
import { makePayout, merchantBalances, payoutTables } from './actions.ts'
import { automaticAccount, automaticAmount, nextAutomaticRun } from './rules.ts'
import type { Payout, PayoutSettings } from './schemas.ts'
import { dueRounds } from '../due-rounds.ts'

const inLog = ({ every, least }: PayoutSettings) => ({
  every,
  least: least.USD,
  leastZwl: least.ZWL,
})

/**
 * Sets whether and how often a merchant is paid out automatically, and the least of each balance
 * for it, in minor units of its currency. OUT-4.
 */
export const setPayoutSettings = defineAction('setPayoutSettings', {
  permission: 'payouts',
  refuses: ['not-found'],
  invalid: ['minimum-negative'],
  tables: ['merchants', 'payoutSettings'],
  input: v.object({
    id: v.string(),
    every: tableSchemas.payoutSettings.entries.every,
    least: v.object({ USD: v.number(), ZWL: v.number() }),
  }),
  run: async ({ db, now, get, put, log }, { id, every, least }) => {
    const merchant = await get('merchants', id)
    const before: PayoutSettings = (await db.payoutSettings.get(id)) ?? {
      id,
      every: 'none',
      least: { USD: 0, ZWL: 0 },
    }
    // Changing only the least amount does not postpone a due payout.
    const kept = before.every === every ? before.nextAt : undefined
    const settings: PayoutSettings = {
      id,
      every,
      least,
      ...(every !== 'none' && { nextAt: kept ?? nextAutomaticRun(every, new Date(now)) }),
    }
    const after = await put('payoutSettings', settings, 'minimum-negative')
    if (isSame(before, after)) return after
    await log({
      action: 'Updated automatic payouts',
      target: merchant.name,
      type: 'configuration',
      merchantId: id,
      ...changed(inLog(before), inLog(after)),
    })
    return after
  },
})

const tables = [...payoutTables, 'bankAccounts', 'payoutSettings'] as const

type Paying = Act<(typeof tables)[number]>

interface Due {
  settings: PayoutSettings
  currency: Currency
  /** The time at which it fell due. */
  at: string
}

/** Pays out all of the balance in a currency to its default account; null where it can't or is too small. */
async function payOut(act: Paying, { settings: { id, least }, currency, at }: Due) {
  const [merchant, accounts] = await Promise.all([
    act.get('merchants', id),
    act.db.bankAccounts.where('merchantId').equals(id).toArray(),
  ])
  const account = automaticAccount(accounts, currency)
  if (!account || merchant.status === 'suspended') return null
  const { available } = (await merchantBalances(act, id))[currency]
  const amount = automaticAmount(available, currency, least[currency])
  if (amount === 0) return null
  const attemptId = `auto ${id} ${currency} ${at}`
  return makePayout(act, { merchant, account, amount, automatic: true, attemptId })
}

/**
 * Makes every due automatic payout: all of each balance to the default account of its currency, unless
 * that is unverified or the balance is too small, and schedules the next one. OUT-4.
 */
export const makeAutomaticPayouts = defineRound('makeAutomaticPayouts', {
  permission: null,
  refuses: ['account-unverified', 'not-found', 'over-balance'],
  invalid: ['payout-not-taken', 'payout-out-of-range', 'payouts-on-hold'],
  tables: tables,
  due: dueRounds.makeAutomaticPayouts,
  async one(act, id) {
    const settings = checkRow('payoutSettings', await act.get('payoutSettings', id))
    const { every, nextAt } = settings
    if (every === 'none' || nextAt === undefined || nextAt > act.now) return null
    await act.put('payoutSettings', {
      ...settings,
      nextAt: nextAutomaticRun(every, new Date(act.now)),
    })
    const made: Payout[] = []
    for (const currency of currencies) {
      const payout = await payOut(act, { settings, currency, at: nextAt })
      if (payout) made.push(payout)
    }
    return made.length > 0 ? made : null
  },
  async setAside({ db, get }, id) {
    const { nextAt } = await get('payoutSettings', id)
    if (nextAt === undefined) return false
    // Bypasses the schema, which would refuse the row.
    await db.payoutSettings.update(id, { nextAt: undefined })
    return true
  },
})
