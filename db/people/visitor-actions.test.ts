// Proves SITE-5, AUTH-4.
import { contextFor, everything, memoryDatabase } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import { requestPasswordReset, saveLead, subscribeNewsletter } from './visitor-actions.ts'

const message = {
  name: 'Rudo Chikomo',
  email: 'rudo@karibaboats.example',
  phone: '+263 77 000 0001',
  message: 'We rent out boats.',
}

describe('writing to the sales team', () => {
  test('keeps the message and logs it', async () => {
    const db = memoryDatabase()
    const context = contextFor(db)
    await saveLead(context, message)
    await saveLead(context, { ...message, message: '' })
    expect(await db.leads.toArray()).toEqual([
      { ...message, id: 'LD-01', createdAt: context.now },
      { ...message, id: 'LD-02', createdAt: context.now, message: '' },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Contacted sales', target: 'Rudo Chikomo', type: 'system' },
      { action: 'Contacted sales', target: 'Rudo Chikomo', type: 'system' },
    ])
  })

  test.each([
    ['message', 'x'.repeat(1001)],
    ['name', 'x'.repeat(201)],
  ])('is refused for a %s too long and keeps nothing', async (field, text) => {
    const db = memoryDatabase()
    await refuses({ db }, 'invalid', () => saveLead(contextFor(db), { ...message, [field]: text }))
  })
})

describe('asking to reset a password', () => {
  test('mails whoever has the address, in any case, and logs it', async () => {
    const db = memoryDatabase()
    await db.users.add({
      id: 'U-001',
      name: 'Rudo Chikomo',
      email: 'rudo@karibaboats.example',
      role: 'merchant_admin',
      status: 'active',
      lastLogin: null,
      merchantId: 'M-001',
    })
    await requestPasswordReset(contextFor(db), ' Rudo@KaribaBoats.example')
    expect(await db.messages.toArray()).toMatchObject([
      { to: ['rudo@karibaboats.example'], subject: 'Reset your password for Paid' },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([{ action: 'Requested password reset' }])
  })

  test('does nothing for an address that nobody has', async () => {
    const db = memoryDatabase()
    const before = await everything(db)
    await requestPasswordReset(contextFor(db), 'rudo@karibaboats.example')
    expect(await everything(db)).toEqual(before)
  })
})

describe('subscribing to the newsletter', () => {
  test('keeps the address in lower case and logs it', async () => {
    const db = memoryDatabase()
    const context = contextFor(db)
    const { already } = await subscribeNewsletter(context, ' Rudo@KaribaBoats.example ')
    expect(already).toBe(false)
    expect(await db.subscribers.toArray()).toEqual([
      { id: 'rudo@karibaboats.example', createdAt: context.now },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Subscribed to the newsletter', target: 'rudo@karibaboats.example' },
    ])
  })

  test('a second time says so and changes nothing', async () => {
    const db = memoryDatabase()
    await subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example')
    const before = await everything(db)
    const { already } = await subscribeNewsletter(contextFor(db, 5), 'RUDO@karibaboats.example')
    expect(already).toBe(true)
    expect(await everything(db)).toEqual(before)
  })

  test('from two tabs at once keeps one', async () => {
    const db = memoryDatabase()
    const both = await Promise.all([
      subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example'),
      subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example'),
    ])
    expect(both.filter(({ already }) => already)).toHaveLength(1)
    expect(await db.subscribers.count()).toBe(1)
    expect(await db.activityLog.count()).toBe(1)
  })

  test.each(['', 'rudo', `${'x'.repeat(200)}@a.example`])('%j is refused', async (email) => {
    const db = memoryDatabase()
    await expect(subscribeNewsletter(contextFor(db), email)).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await db.subscribers.count()).toBe(0)
  })
})
