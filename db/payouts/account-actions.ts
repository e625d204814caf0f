import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { currency } from '../common.ts'
import { defineAction, invalid, invalidText } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { accountName, institutionOf, numberProblem, plainNumber } from './institutions.ts'
import { type BankAccount, mostTries } from './schemas.ts'
import { cannotUndo, defineUndoable } from '../undo-action.ts'
import { visible } from '../text/typed-text.ts'

/** Returns two different deposits of 1 to 99 cents, derived from the attempt's id. */
function depositsOf(attemptId: string): BankAccount['deposits'] {
  let seed = 7
  for (const letter of attemptId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const first = 1 + (seed % 99)
  return [first, 1 + ((first + (Math.floor(seed / 99) % 98)) % 99)]
}

/**
 * Adds a bank account or wallet for payouts, unverified until its two deposits are entered.
 * Repeating an attempt returns the account it made. OUT-3.
 */
export const addBankAccount = defineAction('addBankAccount', {
  permission: 'payouts',
  refuses: ['not-found', 'account-exists'],
  invalid: ['branch-missing', 'holder-missing', 'institution-missing', 'texts-long'],
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
    if (!institution) throw invalid('institution-missing')
    const { kind } = institution
    const number = plainNumber(typed.number, kind)
    const problem = numberProblem(institution, number)
    if (problem !== undefined) throw invalidText(problem)
    const holder = visible(typed.holder)
    const branch = kind === 'wallet' ? '' : visible(typed.branch)
    if (holder === '') throw invalid('holder-missing')
    if (kind === 'bank' && branch === '') throw invalid('branch-missing')
    const same = own.find(
      (each) =>
        each.institution === institution.id &&
        each.number === number &&
        each.currency === typed.currency,
    )
    if (same) {
      const name = accountName(same)
      throw new ActionError('account-exists', `${name} already exists.`, { name })
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
    const added = await put('bankAccounts', account, 'texts-long')
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

/** Returns the default account of another one's currency; undefined if there is none. */
const defaultAmong = (own: readonly BankAccount[], { currency: of }: BankAccount) =>
  own.find((each) => each.isDefault && each.currency === of)

const sorted = (pair: readonly number[]) => [...pair].sort((a, b) => a - b).join()

/**
 * Verifies an account by its two deposits; a merchant's first verified one of a currency becomes the
 * default of its currency.
 * Wrong answers are counted and the third locks the account; the returned row shows the result.
 * Refuses with `not-found`, or `no-change` if it is verified or locked. OUT-3.
 */
export const verifyBankAccount = defineAction('verifyBankAccount', {
  permission: 'payouts',
  refuses: ['not-found', 'no-change'],
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
      isDefault: isRight && defaultAmong(own, before) === undefined,
    })
    await log({
      action: isRight ? 'Verified bank account' : 'Entered wrong deposit amounts',
      target: name,
      type: 'configuration',
      merchantId,
      ...changed(before, after, ['status', 'tries']),
    })
    return after
  },
})

/** Makes a verified account the merchant's default of its currency. OUT-3. */
export const setDefaultAccount = defineAction('setDefaultAccount', {
  permission: 'payouts',
  refuses: ['not-found', 'account-unverified', 'no-change'],
  tables: ['bankAccounts'],
  input: v.string(),
  run: async ({ db, get, put, log }, id) => {
    const account = await get('bankAccounts', id)
    const { merchantId, status, isDefault } = account
    const name = accountName(account)
    if (isDefault)
      throw new ActionError('no-change', `${name} is already the default.`, {
        name,
        state: 'the default',
      })
    if (status !== 'verified')
      throw new ActionError('account-unverified', `${name} is ${status}.`, { name })
    const own = await db.bankAccounts.where('merchantId').equals(merchantId).toArray()
    const former = defaultAmong(own, account)
    if (former) await put('bankAccounts', { ...former, isDefault: false })
    const chosen = await put('bankAccounts', { ...account, isDefault: true })
    await log({
      action: 'Set default account',
      target: name,
      type: 'configuration',
      merchantId,
      before: { account: former ? accountName(former) : null },
      after: { account: name },
    })
    return chosen
  },
})

/**
 * Removes an account and returns it; past payouts keep its name. The oldest other verified account
 * of its currency becomes the default if needed. Refuses with `not-found`, and `account-in-use` while a
 * payout is on its way to it. OUT-3.
 */
export const removeBankAccount = defineUndoable('removeBankAccount', {
  permission: 'payouts',
  refuses: ['not-found', 'account-in-use'],
  tables: ['bankAccounts', 'payouts'],
  input: v.string(),
  run: async ({ db, get, put, remove, log }, id) => {
    const account = await get('bankAccounts', id)
    const { merchantId } = account
    const name = accountName(account)
    const [own, payouts] = await Promise.all([
      db.bankAccounts.where('merchantId').equals(merchantId).sortBy('createdAt'),
      db.payouts.where('merchantId').equals(merchantId).toArray(),
    ])
    if (payouts.some((each) => each.accountId === id && each.endedAt === null))
      throw new ActionError('account-in-use', `A payout is on its way to ${name}.`, { name })
    await remove('bankAccounts', id)
    const next = own.find(
      (each) => each.id !== id && each.status === 'verified' && each.currency === account.currency,
    )
    if (account.isDefault && next) await put('bankAccounts', { ...next, isDefault: true })
    await log({ action: 'Removed bank account', target: name, type: 'configuration', merchantId })
    return account
  },
  undo: {
    of: 'bankAccounts',
    name: ({ before }) => accountName(before),
    log: ({ before }) => ({
      action: 'Restored bank account',
      target: accountName(before),
      type: 'configuration',
      merchantId: before.merchantId,
    }),
    fit: async (account, { db, put }) => {
      const { merchantId, institution, number, currency, isDefault, status } = account
      const own = await db.bankAccounts.where('merchantId').equals(merchantId).toArray()
      const isSame = (each: BankAccount) =>
        each.institution === institution && each.number === number && each.currency === currency
      if (own.some(isSame)) throw cannotUndo(accountName(account))
      const former = defaultAmong(own, account)
      if (isDefault && former) await put('bankAccounts', { ...former, isDefault: false })
      // A merchant with verified accounts of a currency always has a default one.
      return { ...account, isDefault: isDefault || (!former && status === 'verified') }
    },
  },
})
