// Proves OUT-3.
import { bankAccountRow, payoutRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import type { ActionInput } from '../all-actions.ts'
import {
  addBankAccount,
  removeBankAccount,
  setDefaultAccount,
  verifyBankAccount,
} from './account-actions.ts'
import { undo } from '../undo-action.ts'

const typed: ActionInput<'addBankAccount'> = {
  merchantId,
  institution: 'cbz',
  branch: ' Mutare ',
  holder: 'Msasa Pharmacy',
  number: '0112 2334 455668',
  currency: 'USD',
  attemptId: 'ba-2',
}

/** Checks that an action is refused with a code and changes nothing. */
const lastLog = async ({ db }: ActionContext) => db.activityLog.orderBy('id').last()

test('an account is added unverified, its number plain, with two deposits that differ, once for an attempt', async () => {
  const { db, context } = await smallWorld()
  const account = await addBankAccount(context, typed)
  expect(account).toMatchObject({
    id: 'BA-01',
    kind: 'bank',
    branch: 'Mutare',
    number: '01122334455668',
    isDefault: false,
    tries: 0,
    status: 'unverified',
    verifiedAt: null,
  })
  const [one, other] = account.deposits
  expect(one).not.toBe(other)
  for (const cents of [one, other]) expect(cents > 0 && cents < 100).toBe(true)
  expect(await addBankAccount(context, typed)).toEqual(account)
  expect(await db.bankAccounts.count()).toBe(1)
  expect(await lastLog(context)).toMatchObject({
    action: 'Added bank account',
    target: 'CBZ Bank •••• 5668',
    merchantId,
  })
})

test('any attempt gets two different deposits of less than 100 cents', async () => {
  const { context } = await smallWorld()
  for (let number = 0; number < 60; number += 1) {
    const { deposits } = await addBankAccount(context, {
      ...typed,
      number: `0112233445${1000 + number}`,
      attemptId: `${number}-${number * 7919}`,
    })
    expect(deposits[0]).not.toBe(deposits[1])
    for (const cents of deposits) expect(cents >= 1 && cents <= 99).toBe(true)
  }
})

test.each<[string, Partial<ActionInput<'addBankAccount'>>]>([
  ['a number of another length', { number: '0112233' }],
  ['a bank that there is not', { institution: 'nowhere' }],
  ['no branch', { branch: ' ' }],
  ['no holder', { holder: ' ' }],
  ['a wallet with a number of no network', { institution: 'onemoney', number: '0701234567' }],
])('%s is refused', async (_name, over) => {
  const { context } = await smallWorld()
  await refuses(context, 'invalid', () => addBankAccount(context, { ...typed, ...over }))
})

test('the same account is refused a second time, but for another currency', async () => {
  const { context } = await smallWorld()
  await addBankAccount(context, typed)
  const again = { ...typed, attemptId: 'ba-3' }
  await refuses(context, 'account-exists', () => addBankAccount(context, again))
  await addBankAccount(context, { ...again, currency: 'ZWL' })
  await refuses(context, 'not-found', () =>
    addBankAccount(context, { ...again, attemptId: 'x', merchantId: 'M-404' }),
  )
})

test('the deposits in any order verify it, and the first one verified is the default', async () => {
  const { db, context } = await smallWorld()
  const { id, deposits } = await addBankAccount(context, typed)
  const verified = await verifyBankAccount(context, { id, deposits: [deposits[1], deposits[0]] })
  expect(verified).toMatchObject({ status: 'verified', isDefault: true, verifiedAt: context.now })
  expect(await lastLog(context)).toMatchObject({
    action: 'Verified bank account',
    before: { status: 'unverified' },
    after: { status: 'verified' },
  })
  await db.bankAccounts.add(
    bankAccountRow({ id: 'BA-09', status: 'unverified', isDefault: false, attemptId: 'x' }),
  )
  const second = await verifyBankAccount(context, { id: 'BA-09', deposits: [12, 34] })
  expect(second).toMatchObject({ status: 'verified', isDefault: false })
  await refuses(context, 'no-change', () => verifyBankAccount(context, { id, deposits }))
})

test('three wrong answers lock it, and each is in the log', async () => {
  const { db, context } = await smallWorld()
  await db.bankAccounts.add(bankAccountRow({ status: 'unverified', isDefault: false }))
  const answer = () => verifyBankAccount(context, { id: 'BA-01', deposits: [12, 35] })
  expect(await answer()).toMatchObject({ status: 'unverified', tries: 1 })
  expect(await answer()).toMatchObject({ status: 'unverified', tries: 2 })
  expect(await answer()).toMatchObject({ status: 'locked', tries: 3, isDefault: false })
  expect(await db.activityLog.where('merchantId').equals(merchantId).count()).toBe(3)
  await refuses(context, 'no-change', () =>
    verifyBankAccount(context, { id: 'BA-01', deposits: [12, 34] }),
  )
})

async function withTwo() {
  const { db, context } = await smallWorld()
  await db.bankAccounts.bulkAdd([
    bankAccountRow(),
    bankAccountRow({ id: 'BA-02', number: '01122334455669', isDefault: false, attemptId: 'x' }),
  ])
  return { db, context }
}

test('one is the default, and only a verified one can be', async () => {
  const { db, context } = await withTwo()
  await setDefaultAccount(context, 'BA-02')
  expect((await db.bankAccounts.toArray()).map(({ isDefault }) => isDefault)).toEqual([false, true])
  await refuses(context, 'no-change', () => setDefaultAccount(context, 'BA-02'))
  await db.bankAccounts.update('BA-01', { status: 'locked' })
  await refuses(context, 'account-unverified', () => setDefaultAccount(context, 'BA-01'))
})

test('a removed account hands the default on, and comes back with it', async () => {
  const { db, context } = await withTwo()
  const before = await db.bankAccounts.toArray()
  const removed = await removeBankAccount(context, 'BA-01')
  expect(await db.bankAccounts.toArray()).toEqual([{ ...before[1], isDefault: true }])
  await undo(context, removed.undo)
  expect(await db.bankAccounts.toArray()).toEqual(before)
  await refuses(context, 'cannot-undo', () => undo(context, removed.undo))
})

test('put back after the others went, a verified one is the default again', async () => {
  const { db, context } = await withTwo()
  await db.bankAccounts.update('BA-02', { status: 'verified' })
  const other = await removeBankAccount(context, 'BA-02')
  await removeBankAccount(context, 'BA-01')
  await undo(context, other.undo)
  expect(await db.bankAccounts.toArray()).toMatchObject([{ id: 'BA-02', isDefault: true }])
})

test('one that a payout is on its way to stays', async () => {
  const { db, context } = await withTwo()
  await db.payouts.add(payoutRow())
  await refuses(context, 'account-in-use', () => removeBankAccount(context, 'BA-01'))
  await db.payouts.update('PO-01', { endedAt: context.now, status: 'paid' })
  await removeBankAccount(context, 'BA-01')
})
