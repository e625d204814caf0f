import * as v from 'valibot'
import { currency } from '../common.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { accountName, institutionOf, numberProblem, plainNumber } from '../payouts/institutions.ts'
import type { BankAccount } from '../payouts/schemas.ts'
import { nextId } from '../next-id.ts'
import { defineAction, invalid } from '../define-action.ts'

/** Two deposits of 1 to 99 cents that differ, from the letters of an attempt: the same for the same attempt. */
function depositsOf(attemptId: string): BankAccount['deposits'] {
  let seed = 7
  for (const letter of attemptId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const first = 1 + (seed % 99)
  return [first, 1 + ((first + (Math.floor(seed / 99) % 98)) % 99)]
}

/**
 * Adds an account with a bank, or a wallet, to which a merchant is paid out once the two deposits that are sent to it
 * are typed back. The same attempt again gives the account that it made. Refused with `not-found`, `account-exists` or
 * `invalid`. Spec §2 Payouts.
 */
export const addBankAccount = defineAction({
  permission: permissionOf.addBankAccount,
  tables: ['merchants', 'bankAccounts'],
  input: v.object({
    merchantId: v.string(),
    institution: v.string(),
    branch: v.string(),
    holder: v.string(),
    number: v.string(),
    currency: currency,
    attemptId: v.string(),
  }),
  run: async (act, { attemptId, merchantId, ...typed }) => {
    const { db, now, get, put, log } = act
    await get('merchants', merchantId)
    const own = await db.bankAccounts.where('merchantId').equals(merchantId).toArray()
    const made = own.find((each) => each.attemptId === attemptId)
    if (made) return made
    const institution = institutionOf(typed.institution)
    if (!institution) throw invalid('Choose a bank or a wallet.')
    const { kind } = institution
    const number = plainNumber(typed.number, kind)
    const problem = numberProblem(institution, number)
    if (problem !== undefined) throw invalid(`${problem}.`)
    const holder = typed.holder.trim()
    const branch = kind === 'wallet' ? '' : typed.branch.trim()
    if (holder === '') throw invalid('Enter whose account it is.')
    if (kind === 'bank' && branch === '') throw invalid('Enter the branch.')
    const same = own.find(
      (each) =>
        each.institution === institution.id &&
        each.number === number &&
        each.currency === typed.currency,
    )
    if (same) {
      const name = accountName(same)
      throw new ActionError('account-exists', `${name} is there already.`, { name })
    }
    const account: BankAccount = {
      id: await nextId(db, 'BA'),
      merchantId,
      kind,
      institution: institution.id,
      branch,
      holder,
      number,
      currency: typed.currency,
      isDefault: false,
      deposits: depositsOf(attemptId),
      tries: 0,
      status: 'unverified',
      createdAt: now,
      verifiedAt: null,
      attemptId,
    }
    const added = await put('bankAccounts', account, 'A text is too long to keep.')
    await log({
      action: 'Added bank account',
      target: accountName(added),
      type: 'configuration',
      merchantId,
      after: { currency: added.currency, status: added.status },
    })
    return added
  },
})
