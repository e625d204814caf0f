// Proves ACC-1, R51.
import { later } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { codeAt } from '#tests/support/one-time-codes.ts'
import { merchantId, pdf as bytes, smallWorld } from '#tests/support/small-world.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import { setAhead } from '../clock.ts'
import { payLink } from '../links/pay-actions.ts'
import { listNotifications } from '../log/queries.ts'
import { createTransaction } from '../payments/entry-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import {
  type AccountChange,
  addSampleDevice,
  changePassword,
  saveAccount,
  signOutDevices,
} from './account-actions.ts'
import { getOwnAccount, getPreferences } from './account-queries.ts'
import { signIn } from './sign-in-actions.ts'
import { turnOffTwoFactor, turnOnTwoFactor } from './two-factor-actions.ts'
import { hashOf, newSecret } from './two-factor.ts'

const email = 'farai@msasapharmacy.example'
const own = { merchantId, email }
const change = (changes: AccountChange['changes']): AccountChange => ({
  ...own,
  name: 'Farai Ncube',
  changes,
})

async function refuses({ db }: ActionContext, code: string, act: () => Promise<unknown>) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

const lastLog = ({ db }: ActionContext) => db.activityLog.orderBy('id').last()

describe('a person’s settings', () => {
  test('their name changes wherever it stands, and is in the log', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ name: ' Farai Moyo ', phone: '+263 77 555 0101' }))
    expect(await getOwnAccount(db)).toMatchObject({
      name: 'Farai Moyo',
      email,
      account: { id: email, merchantId, phone: '+263 77 555 0101' },
      session: { name: 'Farai Moyo' },
    })
    expect(await db.users.get('U-001')).toMatchObject({ name: 'Farai Moyo', email })
    expect(await lastLog(context)).toMatchObject({
      action: 'Updated account settings',
      merchantId,
      before: { name: 'Farai Ncube', phone: '' },
      after: { name: 'Farai Moyo', phone: '+263 77 555 0101' },
    })
  })

  test('a new address takes the settings along, and the one before is told', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ figures: 'space' }))
    await addSampleDevice(context, own)
    await saveAccount(context, change({ email: 'Farai@Moyo.example' }))
    expect(await getOwnAccount(db)).toMatchObject({
      email: 'Farai@Moyo.example',
      account: { id: 'farai@moyo.example', figures: 'space' },
      devices: [{ accountId: 'farai@moyo.example' }],
    })
    expect(await db.accounts.count()).toBe(1)
    expect((await db.messages.toArray()).at(-1)).toMatchObject({
      to: [email],
      subject: 'Your email address was changed',
    })
  })

  test('totals in another currency are chosen and left again, and both are in the log', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ figures: 'space' }))
    expect(await getPreferences(db)).not.toHaveProperty('displayCurrency')
    await saveAccount(context, change({ displayCurrency: 'ZWL' }))
    expect(await getPreferences(db)).toMatchObject({ figures: 'space', displayCurrency: 'ZWL' })
    expect(await lastLog(context)).toMatchObject({
      action: 'Updated account settings',
      before: { displayCurrency: 'none' },
      after: { displayCurrency: 'ZWL' },
    })
    await saveAccount(context, change({ displayCurrency: 'none' }))
    expect(await getPreferences(db)).toMatchObject({ figures: 'space', displayCurrency: 'none' })
    expect(await lastLog(context)).toMatchObject({
      before: { displayCurrency: 'ZWL' },
      after: { displayCurrency: 'none' },
    })
    const other = { displayCurrency: 'EUR' } as unknown as AccountChange['changes']
    await refuses(context, 'invalid', () => saveAccount(context, change(other)))
  })

  test('a picture comes and goes', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ picture: { mime: 'image/jpeg', bytes } }))
    expect((await getOwnAccount(db))?.account.picture?.bytes.byteLength).toBe(bytes.byteLength)
    await saveAccount(context, change({ phone: '1234567890' }))
    expect((await getOwnAccount(db))?.account.picture).toBeDefined()
    await saveAccount(context, change({ picture: null }))
    expect((await getOwnAccount(db))?.account.picture).toBeUndefined()
  })

  test('refused: nothing changed, an address that is taken, no name, a business that is gone', async () => {
    const { db, context } = await smallWorld()
    await db.adminUsers.add({
      id: 'AU-01',
      name: 'Rudo',
      email: 'Rudo@paid.example',
      role: 'Admin',
      status: 'active',
      lastLogin: null,
      permissions: [],
    })
    await refuses(context, 'no-change', () => saveAccount(context, change({})))
    await refuses(context, 'email-taken', () =>
      saveAccount(context, change({ email: 'rudo@PAID.example' })),
    )
    await refuses(context, 'invalid', () => saveAccount(context, change({ name: ' ' })))
    await refuses(context, 'invalid', () =>
      saveAccount(context, change({ phone: '1'.repeat(300) })),
    )
    await refuses(context, 'not-found', () =>
      saveAccount(context, {
        ...change({ phone: '12' }),
        merchantId: 'M-999',
        email: 'x@y.example',
      }),
    )
  })
})

test('a changed password is noted and told, and is not kept', async () => {
  const { db, context } = await smallWorld()
  await changePassword(context, own)
  expect(await db.accounts.get(email)).toMatchObject({ passwordChangedAt: context.now })
  expect(await lastLog(context)).toMatchObject({ action: 'Changed password', target: email })
  expect(await db.messages.toArray()).toMatchObject([{ to: [email] }])
  await refuses(context, 'not-found', () =>
    changePassword(context, { merchantId: 'M-999', email: 'x@y.example' }),
  )
})

describe('notifications by kind and way', () => {
  /** Pays the business's link as a customer. */
  async function paid(context: ActionContext, customer = 'Rudo Chikomo') {
    await payLink(context, {
      linkId: '1042',
      amount: 18_00,
      currency: 'USD',
      customer,
      paymentMethod: 'ecocash',
      account: '0771111111',
      attemptId: 'a-9',
    })
    await settleDue(later(context, 5000))
  }

  test('in the app alone at first', async () => {
    const { db, context } = await smallWorld()
    await paid(context)
    expect((await listNotifications(db, merchantId)).rows).toHaveLength(3)
    expect(await db.messages.count()).toBe(0)
  })

  test('a kind that is off in the app is not in the bell; by e-mail and text message it is in the outbox', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(
      context,
      change({ phone: '0771111111', notifications: { 'link-paid': ['email', 'sms'] } }),
    )
    await paid(context)
    expect(await listNotifications(db, merchantId)).toEqual({ rows: [], unread: 0 })
    expect(await db.messages.toArray()).toMatchObject([
      { channel: 'email', to: [email], subject: 'Rudo Chikomo paid USD 18.00' },
      { channel: 'sms', to: ['0771111111'] },
    ])
  })

  test.each(['inactive', 'suspended'] as const)(
    'who is %s is told no more of what customers pay',
    async (status) => {
      const { db, context } = await smallWorld()
      await saveAccount(context, change({ notifications: { 'link-paid': ['app', 'email'] } }))
      await db.users.update('U-001', { status })
      await paid(context)
      expect(await db.notifications.count()).toBe(3)
      expect(await db.messages.count()).toBe(0)
    },
  )

  test('who has opened a business of their own is told of that one alone', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ notifications: { 'link-paid': ['email'] } }))
    await db.users.update('U-001', { merchantId: 'M-001' })
    await paid(context)
    expect(await db.messages.count()).toBe(0)
    const kept = await saveAccount(context, {
      ...change({ phone: '0771111111' }),
      merchantId: 'M-001',
    })
    expect(kept).toMatchObject({ merchantId: 'M-001', notifications: { 'link-paid': ['email'] } })
  })

  test('settings and a user that can’t be read hold up no payment', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ notifications: { 'link-paid': ['email'] } }))
    await db.accounts.update(email, { notifications: { 'link-paid': 5 } } as never)
    await db.users.update('U-001', { email: 5 } as never)
    await paid(context)
    expect(await db.transactions.get('TX-500')).toMatchObject({ status: 'successful' })
  })

  test('a customer with a long name holds up no payment', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ notifications: { 'link-paid': ['email'] } }))
    await paid(context, 'R'.repeat(200))
    expect(await db.transactions.get('TX-500')).toMatchObject({ status: 'successful' })
    const [message] = await db.messages.toArray()
    expect(message?.subject).toMatch(/^R{199}…$/)
  })

  test('what is entered by hand is told to no one', async () => {
    const { db, context } = await smallWorld()
    await saveAccount(context, change({ notifications: { 'link-paid': ['email'] } }))
    await createTransaction(context, {
      merchantId,
      customer: 'Rudo',
      amount: 18_00,
      currency: 'USD',
      paymentMethod: 'ecocash',
      account: '0771111111',
      type: 'payment',
      attemptId: 'a-9',
    })
    await settleDue(later(context, 5000))
    expect(await db.messages.count()).toBe(0)
  })
})

describe('two-factor authentication', () => {
  async function turnedOn() {
    const { db, context } = await smallWorld()
    const secret = newSecret()
    const recovery = await Promise.all(['abcde-fghjk', 'mnpqr-stuvw'].map(hashOf))
    const code = codeAt(secret, context.now)
    await turnOnTwoFactor(context, { ...own, secret, code, recovery })
    return { db, context, secret }
  }
  const wrong = { code: 'code-wrong' }
  const used = { code: 'code-used' }
  const in5Minutes = (context: ActionContext) => later(context, 300_000)

  test('is on once a code shows that the authenticator has the secret', async () => {
    const { db, context, secret } = await turnedOn()
    expect((await db.accounts.get(email))?.twoFactor).toMatchObject({
      secret,
      confirmedAt: context.now,
    })
    expect(await lastLog(context)).toMatchObject({ action: 'Turned on two-factor authentication' })
    expect(await db.messages.toArray()).toMatchObject([{ to: [email] }])
    const code = codeAt(secret, context.now)
    await refuses(context, 'no-change', () =>
      turnOnTwoFactor(context, { ...own, secret, code, recovery: [] }),
    )
  })

  test('is not on with another code', async () => {
    const { context } = await smallWorld()
    for (const code of ['000000', 'abcde-fghjk', ''])
      await refuses(context, 'code-wrong', () =>
        turnOnTwoFactor(context, { ...own, secret: newSecret(), code, recovery: [] }),
      )
  })

  test('signing in asks for its code, which does so once', async () => {
    const { context, secret } = await turnedOn()
    const soon = in5Minutes(context)
    const code = codeAt(secret, soon.now)
    await expect(signIn(soon, { email, code: '000000' })).rejects.toMatchObject(wrong)
    await expect(signIn(soon, { email })).rejects.toMatchObject(wrong)
    expect(await signIn(soon, { email: ` ${email.toUpperCase()}`, code })).toMatchObject({ email })
    await expect(signIn(soon, { email, code })).rejects.toMatchObject(used)
    const next = later(soon, 30_000)
    await signIn(next, { email, code: codeAt(secret, next.now) })
  })

  test('a code that has signed in does not turn it off as well', async () => {
    const { context, secret } = await turnedOn()
    const soon = in5Minutes(context)
    const code = codeAt(secret, soon.now)
    await signIn(soon, { email, code })
    await refuses(soon, 'code-used', () => turnOffTwoFactor(soon, { ...own, code }))
    const next = later(soon, 30_000)
    await turnOffTwoFactor(next, { ...own, code: codeAt(secret, next.now) })
  })

  test('a clock that was ahead and is set back locks nobody out', async () => {
    const { context, secret } = await turnedOn()
    const ahead = later(context, 86_400_000)
    await signIn(ahead, { email, code: codeAt(secret, ahead.now) })
    const right = in5Minutes(context)
    const code = codeAt(secret, right.now)
    await signIn(right, { email, code })
    await expect(signIn(right, { email, code })).rejects.toMatchObject(used)
  })

  describe('R51 while the demo’s clock is moved', () => {
    afterEach(() => setAhead(0))

    /** Turns it on, signs in and turns it off, each with the code that the authenticator shows then. */
    async function throughout(aheads: readonly [number, number, number]) {
      const { db, context } = await smallWorld()
      const secret = newSecret()
      const [on, signedIn, off] = aheads.map((ahead, at) => {
        const device = later(context, at * 60_000)
        return { ahead, moved: later(device, ahead), code: codeAt(secret, device.now) }
      })
      if (!on || !signedIn || !off) throw new Error('There are three.')
      setAhead(on.ahead)
      await turnOnTwoFactor(on.moved, { ...own, secret, code: on.code, recovery: [] })
      setAhead(signedIn.ahead)
      await signIn(signedIn.moved, { email, code: signedIn.code })
      expect(await db.signInAttempts.count()).toBe(0)
      setAhead(off.ahead)
      await turnOffTwoFactor(off.moved, { ...own, code: off.code })
    }

    const day = 86_400_000
    test.each([
      ['a minute', 60_000],
      ['an hour', 3_600_000],
      ['a day', day],
      ['a year', 365 * day],
    ])('by %s, its codes are those of the device’s time', async (_what, by) => {
      await throughout([by, by, by])
      await throughout([0, by, 2 * by])
      await throughout([by, 0, 0])
    })

    test('by any amount', async () => {
      const by = fc.integer({ min: 0, max: 366 * day })
      await fc.assert(fc.asyncProperty(fc.tuple(by, by, by), throughout), { numRuns: 10 })
    })

    test('a code of the moved time is wrong', async () => {
      const { context, secret } = await turnedOn()
      setAhead(day)
      const moved = later(context, day)
      const code = codeAt(secret, moved.now)
      await expect(signIn(moved, { email, code })).rejects.toMatchObject(wrong)
    })
  })

  test('a recovery code signs in once', async () => {
    const { db, context } = await turnedOn()
    await signIn(context, { email, code: 'ABCDE FGHJK' })
    expect((await db.accounts.get(email))?.twoFactor?.recovery).toHaveLength(1)
    await expect(signIn(context, { email, code: 'abcde-fghjk' })).rejects.toMatchObject(wrong)
    await signIn(context, { email, code: 'mnpqr-stuvw' })
  })

  test('without it any code signs in', async () => {
    const { context } = await smallWorld()
    expect(await signIn(context, { email, code: '123456' })).toMatchObject({ email })
  })

  test('a code turns it off', async () => {
    const { db, context, secret } = await turnedOn()
    await refuses(context, 'code-wrong', () =>
      turnOffTwoFactor(context, { ...own, code: '000000' }),
    )
    await turnOffTwoFactor(context, { ...own, code: codeAt(secret, context.now) })
    expect((await db.accounts.get(email))?.twoFactor).toBeUndefined()
    expect(await lastLog(context)).toMatchObject({ action: 'Turned off two-factor authentication' })
    await refuses(context, 'no-change', () => turnOffTwoFactor(context, { ...own, code: '123456' }))
  })
})

describe('devices', () => {
  test('a sample device is signed in, told of, and signed out', async () => {
    const { db, context } = await smallWorld()
    const first = await addSampleDevice(context, own)
    await addSampleDevice(context, own)
    expect(first).toMatchObject({ name: 'Chrome on Android', town: 'Mutare' })
    expect(await db.messages.count()).toBe(2)
    await signOutDevices(context, { ...own, id: first.id })
    expect((await getOwnAccount(db))?.devices).toMatchObject([{ name: 'Edge on Windows' }])
    await signOutDevices(context, own)
    expect((await getOwnAccount(db))?.devices).toEqual([])
    expect(await lastLog(context)).toMatchObject({ before: { devices: 'Edge on Windows' } })
    await refuses(context, 'no-change', () => signOutDevices(context, own))
  })

  test('refused for a business that is gone', async () => {
    const { context } = await smallWorld()
    await refuses(context, 'not-found', () =>
      addSampleDevice(context, { merchantId: 'M-999', email: 'x@y.example' }),
    )
  })
})
