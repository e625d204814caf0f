// Proves ADM-14.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { superRow } from '#tests/support/staff-rows.ts'
import { supportRow } from '#tests/support/team-rows.ts'
import { describe, expect, test } from 'vitest'
import { putTransactions } from '../ledger/put-transactions.ts'
import { getCheckout } from '../links/checkout-queries.ts'
import { payLink } from '../links/pay-actions.ts'
import { createTransaction, retryTransaction } from '../payments/entry-actions.ts'
import { getSession, getSignIn } from '../people/persona-queries.ts'
import { actAs, endIdleSession, signIn } from '../people/sign-in-actions.ts'
import { saveSettings } from './actions.ts'
import { getSystemSettings } from './queries.ts'

const email = 'farai@msasapharmacy.example'
const minutes = (count: number) => count * 60_000

describe('the platform’s settings', () => {
  test('are kept, with what was before; what was not changed stays', async () => {
    const { db, context } = await smallWorld()
    await saveSettings(context, { maxLoginAttempts: 5, ipWhitelist: true })
    await saveSettings(context, { sessionTimeoutMinutes: 5 })
    expect(await getSystemSettings(db)).toEqual({
      id: 'system',
      sessionTimeoutMinutes: 5,
      maxLoginAttempts: 5,
      connectionPoolSize: 20,
      twoFactorForAdmins: true,
      ipWhitelist: true,
      maintenanceMode: false,
      dailyAutoBackup: true,
    })
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Updated settings',
        before: { maxLoginAttempts: 3, ipWhitelist: false },
        after: { maxLoginAttempts: 5, ipWhitelist: true },
      },
      { before: { sessionTimeoutMinutes: 30 }, after: { sessionTimeoutMinutes: 5 } },
    ])
  })

  test.each([
    ['no-change', {}],
    ['no-change', { maxLoginAttempts: 3 }],
    ['invalid', { maxLoginAttempts: 0 }],
    ['invalid', { sessionTimeoutMinutes: 481 }],
    ['invalid', { connectionPoolSize: 2.5 }],
  ])('are refused with %s: %o', async (code, changes) => {
    const { context } = await smallWorld()
    await refuses(context, code, () => saveSettings(context, changes))
  })
})

describe('wrong codes', () => {
  const wrong = { email, code: '000000' }

  test('lock the address once there are too many, until a quarter of an hour later', async () => {
    const { db, context } = await smallWorld()
    const lock = { code: 'locked-out', details: { email, until: later(context, minutes(15)).now } }
    await expect(signIn(context, wrong)).rejects.toMatchObject({ code: 'code-wrong' })
    await expect(signIn(context, wrong)).rejects.toMatchObject({ code: 'code-wrong' })
    await expect(signIn(context, wrong)).rejects.toMatchObject(lock)
    expect(await db.activityLog.toArray()).toMatchObject([
      { user: 'System', action: 'Locked account after 3 wrong codes', target: email },
    ])
    const soon = later(context, minutes(14))
    await refuses(soon, 'locked-out', () => signIn(soon, { email, code: '123456' }))
    expect((await getSignIn(db, ` ${email.toUpperCase()} `, soon.now)).lockedUntil).not.toBeNull()
    const after = later(context, minutes(15))
    await expect(signIn(after, wrong)).rejects.toMatchObject({ code: 'code-wrong' })
    await signIn(after, { email, code: '123456' })
    expect(await db.signInAttempts.count()).toBe(0)
  })

  test('are as many as the settings allow; a right one forgets them', async () => {
    const { db, context } = await smallWorld()
    await saveSettings(context, { maxLoginAttempts: 2 })
    await expect(signIn(context, wrong)).rejects.toMatchObject({ code: 'code-wrong' })
    await signIn(context, { email, code: '123456' })
    await expect(signIn(context, wrong)).rejects.toMatchObject({ code: 'code-wrong' })
    await expect(signIn(context, wrong)).rejects.toMatchObject({ code: 'locked-out' })
    // A fast clock that is set back must not lock anyone out for long.
    await signIn(later(context, -minutes(60)), { email, code: '123456' })
    expect(await db.signInAttempts.count()).toBe(0)
  })
})

test('an administrator is asked for a code as long as two-factor is on for them', async () => {
  const { db, context } = await smallWorld()
  await db.adminUsers.add(superRow())
  const asks = async (address: string) => (await getSignIn(db, address, context.now)).asks
  expect(await asks(superRow().email)).toBe('code')
  await saveSettings(context, { twoFactorForAdmins: false })
  expect(await asks(superRow().email.toUpperCase())).toBe('nothing')
  expect(await asks(email)).toBe('code')
})

test('the staff’s home is the console, whatever the case of the address', async () => {
  const { db, context } = await smallWorld()
  await db.adminUsers.add(superRow())
  const isStaff = async (address: string) => (await getSignIn(db, address, context.now)).isStaff
  expect(await isStaff(superRow().email.toUpperCase())).toBe(true)
  expect(await isStaff(email)).toBe(false)
})

describe('a session that is idle', () => {
  test('ends once nothing was done for as long as the settings say', async () => {
    const { db, context } = await smallWorld()
    await signIn(context, { email })
    const at = (count: number) => later(context, minutes(count))
    expect(await endIdleSession(at(40), at(11).now)).toBeNull()
    // Signing in counts as activity.
    expect(await endIdleSession(at(29), at(-60).now)).toBeNull()
    expect(await endIdleSession(at(41), at(11).now)).toMatchObject({ email })
    expect(await getSession(db)).toBeNull()
    expect(await db.activityLog.orderBy('id').last()).toMatchObject({
      action: 'Logged out idle session',
      user: 'Farai Ncube',
      target: email,
    })
    expect(await endIdleSession(at(42), at(11).now)).toBeNull()
  })

  test('ends in its time where it was begun by a clock that was ahead', async () => {
    const { db, context } = await smallWorld()
    await signIn(later(context, minutes(600)), { email })
    const at = (count: number) => later(context, minutes(count))
    expect(await endIdleSession(at(29), context.now)).toBeNull()
    // Activity recorded by the fast clock counts as now.
    expect(await endIdleSession(at(31), at(600).now)).toBeNull()
    expect(await endIdleSession(at(31), context.now)).toMatchObject({ email })
    expect(await getSession(db)).toBeNull()
  })

  test('goes on where the demo only acts as somebody', async () => {
    const { db, context } = await smallWorld()
    await db.teamMembers.add(supportRow({ merchantId: 'M-002' }))
    await actAs(context, { as: 'member', id: 'TM-02' })
    expect(await endIdleSession(later(context, minutes(500)), context.now)).toBeNull()
  })
})

describe('maintenance mode', () => {
  test('refuses every new payment, changes nothing, and says so at the checkout', async () => {
    const { db, context } = await ledgerDatabase()
    await db.paymentLinks.add(linkRow({ merchantId: 'M-002' }))
    expect((await getCheckout(db, 'vumba-blend-1kg'))?.isPaused).toBe(false)
    await saveSettings(context, { maintenanceMode: true })
    expect((await getCheckout(db, 'vumba-blend-1kg'))?.isPaused).toBe(true)
    const payment = {
      amount: 18_00,
      currency: 'USD',
      customer: 'Rudo',
      account: '0771111111',
      paymentMethod: 'ecocash',
      attemptId: 'a-1',
    } as const
    await refuses(context, 'maintenance', () => payLink(context, { ...payment, linkId: '1042' }))
    await refuses(context, 'maintenance', () =>
      createTransaction(context, { ...payment, merchantId: 'M-002', type: 'payment' }),
    )
    await putTransactions(db, paymentRow(20, { merchantId: 'M-002', status: 'pending' }))
    await refuses(context, 'maintenance', () => retryTransaction(context, 'TX-20'))
    await saveSettings(context, { maintenanceMode: false })
    expect(await retryTransaction(context, 'TX-20')).toMatchObject({ status: 'pending' })
    await payLink(context, { ...payment, linkId: '1042' })
  })
})
