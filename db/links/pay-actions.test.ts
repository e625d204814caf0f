// Proves LINK-5, FEE-3.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { ecocash } from '#tests/support/small-world.ts'
import { refuses } from '#tests/support/refuses.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActionInput } from '../all-actions.ts'
import { ActionError } from '../action.ts'
import { currencies } from '../money.ts'
import { setNextPayment } from '../demo/actions.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { markNotificationsRead } from '../log/actions.ts'
import { listNotifications } from '../log/queries.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { findByWords } from '../search-queries.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { createPaymentLink, deletePaymentLink } from './actions.ts'
import { payLink, recordLinkView } from './pay-actions.ts'
import { getLinkAnalytics, listPaymentLinks } from './queries.ts'

const payment: ActionInput<'payLink'> = {
  linkId: '1042',
  amount: 18_00,
  currency: 'USD',
  customer: 'Rudo Chikomo',
  paymentMethod: 'ecocash',
  account: '0771111111',
  attemptId: 'p-1',
}

async function withLink(over: Parameters<typeof linkRow>[0] = {}) {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow(over))
  return { db, context, now: new Date(later(context, 60_000).now) }
}

describe('paying a link', () => {
  test.each([
    ['a phone', { customer: ' ' }, '077 *** 1111'],
    [
      'a card',
      { customer: '', paymentMethod: 'visa', account: '4242424242424242' },
      'Card **** 4242',
    ],
    ['the bank', { customer: '', paymentMethod: 'bank', account: '' }, 'Unnamed customer'],
  ] as const)('by %s without a name goes by the number that pays', async (_by, over, customer) => {
    const { db, context } = await withLink()
    const row = await payLink(context, { ...payment, ...over })
    expect(row).toMatchObject({ customer })
    await settleDue(later(context, 30_000))
    const [newest] = (await listNotifications(db, 'M-001')).rows
    expect(newest).toMatchObject({ kind: 'link-paid', customer })
    expect(await db.activityLog.toArray()).toContainEqual(
      expect.objectContaining({ action: 'Paid payment link', user: customer }),
    )
  })

  test('is a pending row of the merchant, then counts for the link and is told to the merchant', async () => {
    const { db, context, now } = await withLink()
    await recordLinkView(context, 'vumba-blend-1kg')
    await recordLinkView(context, 'vumba-blend-1kg')
    const row = await payLink(context, payment)
    expect(row).toMatchObject({
      id: 'TX-500',
      merchantId: 'M-001',
      status: 'pending',
      reference: 'P-1',
      linkId: '1042',
      fee: 65,
    })
    expect(await listNotifications(db, 'M-001')).toEqual({ rows: [], unread: 0 })
    expect(await listPaymentLinks(db, 'M-001', now)).toMatchObject([{ payments: 0, collected: 0 }])

    await settleDue(later(context, 2_000))
    expect(await listPaymentLinks(db, 'M-001', now)).toMatchObject([
      { payments: 1, collected: 18_00, views: 2, conversion: 50 },
    ])
    expect(await listNotifications(db, 'M-001')).toEqual({
      unread: 1,
      rows: [
        {
          id: 'N-500',
          merchantId: 'M-001',
          kind: 'link-paid',
          transactionId: 'TX-500',
          customer: 'Rudo Chikomo',
          amount: 18_00,
          currency: 'USD',
          linkName: 'Vumba Blend, 1 kg',
          createdAt: '2026-11-21T12:00:02.000Z',
          readAt: null,
        },
      ],
    })
    expect((await db.activityLog.toArray()).map(({ user, action }) => [user, action])).toEqual([
      ['Rudo Chikomo', 'Paid payment link'],
      ['Tatenda Marufu', 'Completed payment'],
    ])
  })

  test.each([
    ['late', {}, 30_000, undefined],
    ['cancelled', {}, 2_000, 'The customer cancelled'],
    ['insufficient', {}, 2_000, 'Insufficient funds in the wallet'],
    ['insufficient', { paymentMethod: 'visa' }, 2_000, 'Insufficient funds on the card'],
    ['insufficient', { paymentMethod: 'zimswitch' }, 2_000, 'Insufficient funds on the card'],
    ['insufficient', { paymentMethod: 'bank' }, 2_000, 'Insufficient funds in the account'],
    ['no-answer', {}, 2_000, 'There was no answer in time'],
    ['debited', {}, 2_000, 'The customer was charged, but the merchant was not paid'],
  ] as const)(
    'ends as the presenter chose, whatever number pays, once: %s %o',
    async (next, over, delay, willFail) => {
      const { db, context } = await withLink()
      await setNextPayment(context, next)
      const row = await payLink(context, { ...payment, ...over })
      expect(row.willFail).toBe(willFail)
      expect(row.settlesAt).toBe(later(context, delay).now)
      expect(await getDemoSettings(db)).not.toHaveProperty('nextPayment')
      const second = await payLink(context, { ...payment, attemptId: 'p-2' })
      expect(second.willFail).toBeUndefined()
      expect(second.settlesAt).toBe(later(context, 2_000).now)
    },
  )

  test('refused leaves what the presenter chose for the next one', async () => {
    const { db, context } = await withLink({ status: 'inactive' })
    await setNextPayment(context, 'cancelled')
    await refuses(context, 'link-inactive', () => payLink(context, payment))
    expect(await getDemoSettings(db)).toMatchObject({ nextPayment: 'cancelled' })
  })

  test('by bank is told at once, and pending until it arrives 30 seconds later', async () => {
    const { db, context, now } = await withLink()
    await db.accounts.add({
      id: 'rudo@shop.example',
      createdAt: context.now,
      merchantId: 'M-001',
      notifications: { 'transfer-sent': ['app', 'email'] },
    })
    await payLink(context, { ...payment, paymentMethod: 'bank', account: '' })
    expect(await listNotifications(db, 'M-001')).toMatchObject({
      unread: 1,
      rows: [{ kind: 'transfer-sent', transactionId: 'TX-500', amount: 18_00 }],
    })
    expect(await db.messages.toArray()).toMatchObject([
      {
        to: ['rudo@shop.example'],
        subject: 'Rudo Chikomo sent a bank transfer of USD 18.00',
        link: { path: '/dashboard/payments/transactions/TX-500' },
      },
    ])
    await settleDue(later(context, 29_999))
    expect(await db.transactions.get('TX-500')).toMatchObject({ status: 'pending' })
    expect(await listPaymentLinks(db, 'M-001', now)).toMatchObject([{ payments: 0 }])
    await settleDue(later(context, 30_000))
    expect(await db.transactions.get('TX-500')).toMatchObject({ status: 'successful' })
    expect((await listNotifications(db, 'M-001')).rows.map(({ kind }) => kind)).toEqual([
      'link-paid',
      'transfer-sent',
    ])
  })

  test('with a customer fee keeps it beside the amount, and is refused if another was shown', async () => {
    const { db, context } = await withLink()
    await db.fees.add(ecocash)
    // One that has risen since, and one that has fallen.
    for (const shownFee of [0, 19])
      await refuses({ db }, { code: 'fee-changed', details: { fee: '18' } }, () =>
        payLink(context, { ...payment, shownFee }),
      )
    const row = await payLink(context, { ...payment, shownFee: 18 })
    expect(row).toMatchObject({ amount: 18_00, customerFee: 18, fee: 55 })
    const free = await payLink(context, {
      ...payment,
      paymentMethod: 'omari',
      shownFee: 0,
      attemptId: 'p-2',
    })
    expect(free).not.toHaveProperty('customerFee')
  })

  test('that fails neither counts nor is told', async () => {
    const { db, context, now } = await withLink()
    await payLink(context, { ...payment, account: '0773333333' })
    await settleDue(later(context, 2_000))
    expect(await listPaymentLinks(db, 'M-001', now)).toMatchObject([{ payments: 0, collected: 0 }])
    expect((await listNotifications(db, 'M-001')).unread).toBe(0)
  })

  test('has the reference of its own payer, by which the merchant finds it', async () => {
    const { db, context } = await withLink()
    const [one, other] = ['7114b634c0ffee', '7114b635c0ffee'].map((attemptId) => ({
      ...payment,
      attemptId,
    }))
    const row = await payLink(context, { ...payment, ...one })
    await payLink(context, { ...payment, ...other })
    expect(row.reference).toBe('7114B634')
    const find = async (word: string) =>
      findByWords(await loadLedger(db), { words: [word], merchantId: 'M-001', limit: 9 })
    expect(await find('7114b634')).toMatchObject([{ id: row.id }])
    expect(await find('7114b63')).toHaveLength(2)
  })

  test('twice by one attempt is one payment', async () => {
    const { db, context } = await withLink()
    const both = await Promise.all([payLink(context, payment), payLink(context, payment)])
    expect(both[1]).toMatchObject(both[0])
    expect(await db.transactions.count()).toBe(1)
  })

  test.each([
    ['USD', 1_00],
    ['USD', 500_00],
    ['ZWL', 17_50],
    ['ZWL', 8_750_00],
  ] as const)('of the customer’s choice takes %s %i', async (currency, amount) => {
    const { context } = await withLink({ amount: null, currency })
    expect(await payLink(context, { ...payment, amount, currency })).toMatchObject({
      currency,
      amount,
    })
  })

  test('of every price that a link can be created with is taken', async () => {
    const prices = fc.record({
      amount: fc.oneof(
        fc.constantFrom(1, 50, 10_00, 500_00, 6_000_00),
        fc.integer({ min: 1, max: 100_000_001 }),
      ),
      currency: fc.constantFrom(...currencies),
      merchantId: fc.constantFrom('M-001', 'M-002'),
    })
    await fc.assert(
      fc.asyncProperty(prices, async (price) => {
        const { context } = await ledgerDatabase()
        const made = await createPaymentLink(context, {
          ...price,
          name: 'Tasting',
          description: '',
          expiresAt: null,
          path: '',
          draft: false,
        }).catch((error: unknown) => {
          if (error instanceof ActionError) return null
          throw error
        })
        fc.pre(made !== null)
        const { amount, currency } = price
        const row = await payLink(context, { ...payment, linkId: made?.id ?? '', amount, currency })
        expect(row).toMatchObject(price)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['another amount than it asks for by now', {}, { amount: 17_99 }, 'terms-changed'],
    ['the amount in another currency', { currency: 'ZWL' }, {}, 'terms-changed'],
    ['a chosen one in another', { amount: null, currency: 'ZWL' }, {}, 'terms-changed'],
    ['too little', { amount: null }, { amount: 99 }, 'invalid'],
    ['too much', { amount: null, merchantId: 'M-002' }, { amount: 5_000_01 }, 'invalid'],
    [
      'too little ZWL',
      { amount: null, currency: 'ZWL' },
      { amount: 17_49, currency: 'ZWL' },
      'invalid',
    ],
    ['half a cent', { amount: null }, { amount: 150.5 }, 'invalid'],
    ['above the merchant’s limit', { amount: 500_01 }, { amount: 500_01 }, 'amount-not-taken'],
    ['an inactive one', { status: 'inactive' }, {}, 'link-inactive'],
    ['a draft', { status: 'inactive', draft: true }, {}, 'link-inactive'],
    ['an expired one', { status: 'expired' }, {}, 'link-expired'],
    ['at its expiry', { expiresAt: '2026-11-21T12:00:00.000Z' }, {}, 'link-expired'],
    ['an unknown one', {}, { linkId: '9999' }, 'not-found'],
    ['by a method that is off', {}, { paymentMethod: 'visa' }, 'method-disabled'],
  ] as const)('%s is refused and changes nothing', async (_name, link, over, code) => {
    const { db, context } = await withLink(link)
    await db.paymentMethods.add({
      id: 'visa',
      name: 'Visa Cards',
      type: 'Credit/Debit Card',
      provider: 'Visa',
      enabled: false,
      transactionFee: 3.5,
    })
    await refuses({ db }, code, () => payLink(context, { ...payment, ...over }))
  })

  test.each([
    ['suspended', { status: 'suspended' }],
    ['rejected', { approvalStatus: 'REJECTED' }],
  ] as const)('of a %s merchant is refused', async (_what, change) => {
    const { db, context } = await withLink()
    await db.merchants.update('M-001', change)
    await expect(payLink(context, payment)).rejects.toMatchObject({ code: 'not-taking-payments' })
  })

  test('stays when the link is deleted, also while it is under way', async () => {
    const { db, context } = await withLink()
    await payLink(context, payment)
    await deletePaymentLink(context, '1042')
    expect(await settleDue(later(context, 2_000))).toMatchObject({
      done: [{ status: 'successful' }],
    })
    expect((await listNotifications(db, 'M-001')).rows).toMatchObject([{ linkName: 'Link 1042' }])
    expect(await db.transactions.count()).toBe(1)
  })

  test('shows in the link’s analytics by day and method', async () => {
    const { db, context, now } = await withLink()
    await payLink(context, payment)
    await payLink(context, { ...payment, paymentMethod: 'mastercard', attemptId: 'p-2' })
    await settleDue(later(context, 2_000))
    const found = await getLinkAnalytics(db, '1042', now)
    expect(found?.analytics.byDay).toHaveLength(30)
    expect(found?.analytics.byDay.at(-1)).toMatchObject({ amount: 36_00, payments: 2 })
    expect(found?.analytics.byMethod).toMatchObject([
      { method: 'ecocash', amount: 18_00, percent: 50 },
      { method: 'cards', amount: 18_00, percent: 50 },
    ])
    expect(found?.analytics.conversion).toBeNull()
    expect(await getLinkAnalytics(db, '9999', now)).toBeNull()
  })
})

test('notifications are read one by one or all, and only their merchant’s', async () => {
  const { db, context } = await withLink()
  for (const attemptId of ['a', 'b', 'c']) await payLink(context, { ...payment, attemptId })
  await settleDue(later(context, 2_000))
  const mark = (input: Parameters<typeof markNotificationsRead>[1]) =>
    markNotificationsRead(later(context, 9_000), input)
  expect(await mark({ merchantId: 'M-002' })).toBe(0)
  expect(await mark({ merchantId: 'M-001', ids: ['N-501', 'N-999'] })).toBe(1)
  expect(await listNotifications(db, 'M-001')).toMatchObject({ unread: 2 })
  expect(await mark({ merchantId: 'M-001' })).toBe(2)
  expect(await mark({ merchantId: 'M-001' })).toBe(0)
  expect((await db.notifications.get('N-501'))?.readAt).toBe('2026-11-21T12:00:09.000Z')
})
