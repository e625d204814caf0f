// Proves AUTH-3.
import {
  contextFor,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { countPendingMerchants, listPendingMerchants } from '../merchants/application-queries.ts'
import { finishOnboarding } from '../merchants/business-actions.ts'
import { isSubmitted } from '../merchants/rules.ts'
import { getAdminPersona, getMerchantPersona } from './persona-queries.ts'
import { signIn, signOut } from './sign-in-actions.ts'
import { signUp } from './visitor-actions.ts'

const account = {
  firstName: 'Nyasha',
  lastName: 'Dube',
  email: 'nyasha@dubebakery.example',
  phoneNumber: '+263 77 555 0101',
}

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.bulkAdd([
    waitingMerchant({ approvalStatus: 'APPROVED' }),
    waitingMerchant({ id: 'M-002', name: 'Msasa Pharmacy', approvalStatus: 'APPROVED' }),
  ])
  await db.counters.bulkAdd([
    { id: 'M', next: 3 },
    { id: 'U', next: 2 },
    { id: 'TM', next: 2 },
  ])
  await db.teamMembers.add({
    id: 'TM-01',
    merchantId: 'M-001',
    name: 'Rudo Chikomo',
    email: 'rudo@karibaboats.example',
    role: 'Admin',
    lastActive: null,
    status: 'active',
  })
  await db.users.add({
    id: 'U-001',
    name: 'Farai Ncube',
    email: 'Farai@MsasaPharmacy.example',
    role: 'merchant_admin',
    status: 'active',
    lastLogin: null,
    merchantId: 'M-002',
  })
})

describe('signing up', () => {
  test('makes a person, a team and a business that has not applied yet, and signs them in', async () => {
    const context = contextFor(db)
    const merchant = await signUp(context, account)
    expect(merchant).toMatchObject({
      id: 'M-003',
      name: 'Nyasha Dube',
      unnamed: true,
      businessType: '',
      town: '',
      email: 'nyasha@dubebakery.example',
      phone: '+263 77 555 0101',
      status: 'pending',
      approvalStatus: 'PENDING',
      priority: 'medium',
      paymentLimit: 50_000,
      createdDate: context.now,
    })
    expect(isSubmitted(merchant)).toBe(false)
    expect(await listPendingMerchants(db)).toEqual([])
    expect(await countPendingMerchants(db)).toBe(0)
    expect(await db.users.get('U-002')).toMatchObject({
      name: 'Nyasha Dube',
      role: 'merchant_admin',
      merchantId: 'M-003',
      lastLogin: context.now,
    })
    expect(await db.teamMembers.get('TM-02')).toMatchObject({ role: 'Admin', merchantId: 'M-003' })
    expect(await getMerchantPersona(db)).toMatchObject({
      merchant,
      name: 'Nyasha Dube',
      memberId: 'TM-02',
      role: 'Admin',
    })
    expect(await db.messages.toArray()).toMatchObject([
      { merchantId: 'M-003', to: [account.email], subject: 'Welcome to Paid' },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        user: 'Nyasha Dube',
        action: 'Signed up',
        target: 'Nyasha Dube',
        merchantId: 'M-003',
        type: 'system',
      },
    ])
  })

  test('keeps the plan chosen, by which it is paid out, and no password anywhere', async () => {
    const typed = { ...account, plan: 'Business', password: 'secret-99' }
    await signUp(contextFor(db), typed)
    expect((await db.activityLog.toArray())[0]?.after).toMatchObject({ plan: 'Business' })
    expect((await db.merchants.orderBy('id').last())?.plan).toBe('business')
    expect(JSON.stringify(await everything(db))).not.toContain('secret-99')
  })

  test.each([
    ['an address that a user has', { email: 'farai@msasapharmacy.EXAMPLE' }, 'email-taken'],
    ['a name too long to keep', { firstName: 'N'.repeat(300) }, 'invalid'],
  ])('is refused for %s and changes nothing', async (_what, over, code) => {
    await refuses({ db }, code, () => signUp(contextFor(db), { ...account, ...over }))
  })

  test('twice at once makes one account', async () => {
    const results = await Promise.allSettled([
      signUp(contextFor(db), account),
      signUp(contextFor(db), account),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.merchants.count()).toBe(3)
    expect(await db.users.count()).toBe(2)
  })
})

describe('signing in', () => {
  test('as a known user, in any case, opens their business', async () => {
    const context = contextFor(db, 5)
    await signIn(context, { email: ' farai@msasapharmacy.example ' })
    expect(await getMerchantPersona(db)).toMatchObject({
      name: 'Farai Ncube',
      merchant: { id: 'M-002' },
    })
    expect((await db.users.get('U-001'))?.lastLogin).toBe(context.now)
    expect(await db.activityLog.toArray()).toMatchObject([
      { user: 'Farai Ncube', action: 'Logged in', type: 'system' },
    ])
  })

  test('as anyone else opens the demo merchant', async () => {
    const session = await signIn(contextFor(db), { email: 'someone@else.example' })
    expect(session).toMatchObject({ email: 'someone@else.example', merchantId: 'M-001' })
    expect(await getMerchantPersona(db)).toMatchObject({
      name: 'Rudo Chikomo',
      merchant: { id: 'M-001' },
    })
  })

  test('as a user of no business, or of one that is gone, opens the demo merchant', async () => {
    await db.users.update('U-001', { merchantId: 'M-099' })
    const session = await signIn(contextFor(db), { email: 'farai@msasapharmacy.example' })
    expect(session).toMatchObject({ name: 'Farai Ncube', merchantId: 'M-001' })
  })

  test('with an address too long to keep is refused and changes nothing', async () => {
    const before = await everything(db)
    const email = `${'a'.repeat(300)}@b.example`
    await expect(signIn(contextFor(db), { email })).rejects.toMatchObject({ code: 'invalid' })
    expect(await everything(db)).toEqual(before)
  })
})

describe('signing out', () => {
  test('ends the session, and the demo merchant is back', async () => {
    await signUp(contextFor(db), account)
    expect(await signOut(contextFor(db, 1))).toMatchObject({ name: 'Nyasha Dube' })
    expect(await db.sessions.count()).toBe(0)
    expect((await getMerchantPersona(db))?.merchant.id).toBe('M-001')
    const log = await db.activityLog.orderBy('id').last()
    expect(log).toMatchObject({ user: 'Nyasha Dube', action: 'Logged out' })
  })

  test('without a session changes nothing', async () => {
    const before = await everything(db)
    expect(await signOut(contextFor(db))).toBeNull()
    expect(await everything(db)).toEqual(before)
  })
})

describe('finishing onboarding', () => {
  test('is remembered for the business once, and said in the log', async () => {
    const context = contextFor(db, 2)
    await finishOnboarding(context)
    await finishOnboarding(contextFor(db, 3))
    expect((await db.merchants.get('M-001'))?.onboardedAt).toBe(context.now)
    expect(await db.activityLog.toArray()).toMatchObject([
      { user: 'Rudo Chikomo', action: 'Completed onboarding', target: 'Kariba Boats' },
    ])
  })

  test('is refused when the business is gone', async () => {
    await db.merchants.clear()
    await expect(finishOnboarding(contextFor(db))).rejects.toMatchObject({ code: 'not-found' })
    expect(await db.activityLog.count()).toBe(0)
  })
})

test('the console is that of the administrator who is signed in, else the demo’s', async () => {
  const rest = { lastLogin: null, permissions: [] }
  const admin = { ...rest, role: 'Finance Admin', status: 'active' } as const
  await db.adminUsers.bulkAdd([
    { ...admin, id: 'AU-01', name: 'Tatenda Marufu', email: 'tatenda@paid.example' },
    { ...admin, id: 'AU-02', name: 'Rumbi Sithole', email: 'Rumbi@paid.example' },
  ])
  expect((await getAdminPersona(db))?.id).toBe('AU-01')
  await signIn(contextFor(db), { email: 'rumbi@PAID.example' })
  expect((await getAdminPersona(db))?.id).toBe('AU-02')
  await signIn(contextFor(db), { email: account.email })
  expect((await getAdminPersona(db))?.id).toBe('AU-01')
})
