import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { accountName } from '../payouts/institutions.ts'
import { mostTries } from '../payouts/schemas.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

const sorted = (pair: readonly number[]) => [...pair].sort((a, b) => a - b).join()

/**
 * Verifies an account by the two deposits that were sent to it; a merchant's first verified one becomes its default. A
 * wrong answer is counted, and the third one locks the account: what comes of it is in the row that it gives. Refused
 * with `not-found`, and with `no-change` for an account that is verified or locked. Spec §2 Payouts.
 */
export const verifyBankAccount = defineAction({
  permission: permissionOf.verifyBankAccount,
  tables: ['bankAccounts'],
  input: v.object({
    id: v.string(),
    /** The two deposits in minor units, in any order. */
    deposits: v.tuple([v.number(), v.number()]),
  }),
  run: async ({ db, now, get, put, log }, { id, deposits }) => {
    const before = await get('bankAccounts', id)
    const { merchantId, status } = before
    const name = accountName(before)
    if (status !== 'unverified')
      throw new ActionError('no-change', `${name} is ${status}.`, { name, state: status })
    const own = await db.bankAccounts.where('merchantId').equals(merchantId).toArray()
    const isRight = sorted(deposits) === sorted(before.deposits)
    const tries = before.tries + (isRight ? 0 : 1)
    const after = await put('bankAccounts', {
      ...before,
      tries,
      status: isRight ? 'verified' : tries < mostTries ? 'unverified' : 'locked',
      verifiedAt: isRight ? now : null,
      isDefault: isRight && !own.some(({ isDefault }) => isDefault),
    })
    await log({
      action: isRight ? 'Verified bank account' : 'Typed wrong deposits',
      target: name,
      type: 'configuration',
      merchantId,
      ...changed(before, after, ['status', 'tries']),
    })
    return after
  },
})
