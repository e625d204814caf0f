import { bankAccountRow } from '../money-rows.ts'
import { merchantId } from '../small-world.ts'
import type { ActionContext } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import type { Inputs } from './types.ts'

const newAccount = {
  merchantId,
  institution: 'cbz',
  branch: 'Mutare',
  holder: 'Msasa Pharmacy',
  number: '01122334455668',
  currency: 'USD',
  attemptId: 'ba-2',
} as const

/** Stores a verified account for payouts, and a second one. */
async function addAccounts({ db }: ActionContext): Promise<void> {
  await db.bankAccounts.bulkAdd([
    bankAccountRow(),
    bankAccountRow({ id: 'BA-02', number: '01122334455669', isDefault: false, attemptId: 'ba-3' }),
  ])
}

/** Requests a payout. */
async function askForPayout(context: ActionContext) {
  await addAccounts(context)
  const payout = { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-1' }
  return actions.requestPayout(context, payout)
}

/** Accounts and payouts. */
export const payouts = {
  addBankAccount: () => newAccount,
  cancelPayout: async (context) => (await askForPayout(context)).id,
  makeAutomaticPayouts: async (context) => {
    await addAccounts(context)
    await context.db.payoutSettings.add({
      id: merchantId,
      every: 'daily',
      least: { USD: 0, ZWL: 0 },
      nextAt: context.now,
    })
  },
  movePayouts: async (context) => {
    const { id } = await askForPayout(context)
    await context.db.payouts.update(id, { movesAt: context.now })
  },
  removeBankAccount: async (context) => {
    await addAccounts(context)
    return 'BA-01'
  },
  requestPayout: async (context) => {
    await addAccounts(context)
    return { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-2' }
  },
  setDefaultAccount: async (context) => {
    await addAccounts(context)
    return 'BA-02'
  },
  setPayoutSettings: () => ({ id: merchantId, every: 'weekly', least: { USD: 50_00, ZWL: 0 } }),
  verifyBankAccount: async ({ db }) => {
    await db.bankAccounts.add(bankAccountRow({ status: 'unverified', isDefault: false }))
    return { id: 'BA-01', deposits: [12, 34] }
  },
} satisfies Partial<Inputs>
