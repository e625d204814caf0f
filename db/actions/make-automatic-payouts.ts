import { permissionOf } from '../permissions.ts'
import { inUsd, maxAmount } from '../money.ts'
import { leastPayout, mostToPayOut, nextLook } from '../payouts/rules.ts'
import { checkRow, defineRound, type Act } from '../define-action.ts'
import { makePayout, payoutTables } from './make-payout.ts'
import { merchantBalances } from './merchant-balances.ts'

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
 * Pays out the whole balance of every merchant that has chosen so and whose hour has come, to its default account; none
 * where that is not verified or the balance is too small. Then the next look is set. Spec §2 Payouts.
 */
export const makeAutomaticPayouts = defineRound({
  permission: permissionOf.makeAutomaticPayouts,
  tables: tables,

  async due({ payoutSettings }, now) {
    return payoutSettings.where('nextAt').belowOrEqual(now).primaryKeys()
  },
  async one(act, id) {
    const settings = checkRow('payoutSettings', await act.get('payoutSettings', id))
    const { every, least, nextAt } = settings
    if (every === 'none' || nextAt === undefined || nextAt > act.now) return null
    await act.put('payoutSettings', { ...settings, nextAt: nextLook(every, new Date(act.now)) })
    return payOut(act, id, least, nextAt)
  },
  async setAside({ db, get }, id) {
    const { nextAt } = await get('payoutSettings', id)
    if (nextAt === undefined) return false
    // Past the schema, which refuses the row.
    await db.payoutSettings.update(id, { nextAt: undefined })
    return true
  },
})
