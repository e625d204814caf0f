// Proves LINK-6.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { proofKey, proofRow, requestRow } from '#tests/support/phone-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActionInput } from '../all-actions.ts'
import { recordInvoicePayment } from '../invoices/payment-actions.ts'
import { deletePaymentLink, restorePaymentLink } from '../links/actions.ts'
import { listPaymentLinks } from '../links/queries.ts'
import { listNotifications } from '../log/queries.ts'
import { makeProofKey, payByCode, recordProof } from './actions.ts'
import { readProof, readRequest, writeProof, writeRequest } from './codes.ts'
import { getPaymentRequest, getPhonePayment, listPhonePayments } from './queries.ts'
import { phoneStatusAt } from './rules.ts'
import { keyIdOf } from './sign.ts'

const otherKey = 'A'.repeat(32)

async function seller(over: Parameters<typeof linkRow>[0] = {}) {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow({ proofKey, ...over }))
  return { db, context }
}
const proofOf = (over: Parameters<typeof proofRow>[0] = {}, key = proofKey) =>
  writeProof(proofRow(over), key)
const record = (code: string, merchantId = 'M-001') => ({ merchantId, code })

/** A sent invoice of $36.00 for M-001, with its link. */
async function withInvoice(over: Parameters<typeof invoiceRow>[0] = {}) {
  const { db, context } = await seller({
    amount: null,
    invoiceId: 'IN-01',
    name: 'Invoice INV-000001',
  })
  await db.invoices.add(
    invoiceRow({
      merchantId: 'M-001',
      number: 'INV-000001',
      sentAt: '2026-11-20T08:00:00.000Z',
      linkId: '1042',
      ...over,
    }),
  )
  return { db, context }
}

describe('a payment code', () => {
  test('gives its link a key once, and logs it', async () => {
    const { db, context } = await ledgerDatabase()
    await db.paymentLinks.add(linkRow())
    expect(await getPaymentRequest(db, '1042')).toBeNull()
    const { proofKey: key } = await makeProofKey(context, '1042')
    expect(key).toMatch(/^[\w-]{32}$/)
    expect(await makeProofKey(context, '1042')).toEqual(linkRow({ proofKey: key }))
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Allowed payments from other phones', target: 'Vumba Blend, 1 kg' },
    ])
    expect(await getPaymentRequest(db, '1042')).toEqual(requestRow({ key: key ?? '' }))
  })

  test('stays the same after the link is deleted and restored', async () => {
    const { db, context } = await seller()
    await restorePaymentLink(context, await deletePaymentLink(context, '1042'))
    expect((await db.paymentLinks.get('1042'))?.proofKey).toBe(proofKey)
  })

  test.each([
    ['one that is not there', { id: '1041' }, 'not-found'],
    ['an inactive one', { status: 'inactive' }, 'link-inactive'],
    ['one past its expiry', { expiresAt: '2026-11-21T12:00:00.000Z' }, 'link-expired'],
  ] as const)('of %s is refused', async (_what, over, code) => {
    const { db, context } = await seller({ proofKey: undefined, ...over })
    await refuses({ db }, code, () => makeProofKey(context, '1042'))
    expect(await getPaymentRequest(db, '1042')).toBeNull()
  })

  test('is refused while the business or the platform takes no payments', async () => {
    const { db, context } = await seller({ proofKey: undefined })
    await db.merchants.update('M-001', { status: 'suspended' })
    await refuses({ db }, 'not-taking-payments', () => makeProofKey(context, '1042'))
    await db.paymentLinks.update('1042', { proofKey })
    expect(await getPaymentRequest(db, '1042')).toBeNull()
  })

  test('has the methods that are off, and the limits of an amount that the customer chooses', async () => {
    const { db } = await seller({ amount: null })
    await db.paymentMethods.add({
      id: 'omari',
      name: 'Omari',
      type: 'Mobile Money',
      provider: 'Omari',
      enabled: false,
      transactionFee: 2.5,
    })
    const limited = requestRow({ amount: null, most: 500_00, off: ['omari'] })
    expect(await getPaymentRequest(db, '1042')).toEqual(limited)
    await db.merchants.update('M-001', { paymentLimit: null })
    expect(await getPaymentRequest(db, '1042')).toEqual({ ...limited, most: 5_000_00 })
  })

  test('of an invoice asks once for what is due, and for nothing once it is paid', async () => {
    const { db, context } = await withInvoice()
    const due = requestRow({ name: 'Invoice INV-000001', amount: 36_00, most: 36_00, once: true })
    expect(await getPaymentRequest(db, '1042')).toEqual(due)
    const byHand = { id: 'IN-01', method: 'Cash', note: '' }
    await recordInvoicePayment(context, { ...byHand, amount: 10_00, attemptId: 'h-1' })
    expect(await getPaymentRequest(db, '1042')).toEqual({ ...due, amount: 26_00, most: 26_00 })
    await recordInvoicePayment(context, { ...byHand, amount: 26_00, attemptId: 'h-2' })
    expect(await getPaymentRequest(db, '1042')).toBeNull()
    await refuses({ db }, 'not-open', () => makeProofKey(context, '1042'))
  })
})

describe('the customer’s phone', () => {
  const payment: ActionInput<'payByCode'> = {
    request: requestRow(),
    amount: 18_00,
    paymentMethod: 'ecocash',
    account: '077 111 1111',
    customer: ' Rudo  Chikomo ',
    attemptId: '0123456789abcdef0123456789abcdef',
  }

  test('pays, keeps the proof, and enters nothing in its own ledger', async () => {
    const { db, context } = await ledgerDatabase()
    const before = await everything(db)
    const paid = await payByCode(context, payment)
    expect(await getPhonePayment(db, payment.attemptId)).toEqual(paid)
    const { phonePayments, activityLog, counters, ...others } = await everything(db)
    expect(others).toEqual(
      Object.fromEntries(Object.keys(others).map((table) => [table, before[table]])),
    )
    expect(phonePayments).toEqual([paid])
    expect(activityLog).toMatchObject([
      {
        action: 'Paid from this phone',
        target: 'Vumba Blend, 1 kg, Kariba Boats',
        user: 'Rudo Chikomo',
      },
    ])
    expect(activityLog).not.toMatchObject([{ merchantId: expect.anything() }])
    expect(
      counters?.filter((row) => !(row instanceof Object && 'id' in row && row.id === 'A')),
    ).toEqual(before['counters'])
    expect(JSON.stringify(phonePayments)).not.toContain(proofKey)

    const at = Date.parse(context.now)
    expect(phoneStatusAt(paid, at + 1_999)).toBe('pending')
    expect(phoneStatusAt(paid, at + 2_000)).toBe('successful')
    expect(readProof(paid.proof ?? '').proof).toEqual(
      proofRow({ paidAt: '2026-11-21T12:00:02.000Z' }),
    )
  })

  test('pays once by one attempt, and lists its payments, newest first', async () => {
    const { db, context } = await ledgerDatabase()
    const both = await Promise.all([payByCode(context, payment), payByCode(context, payment)])
    expect(both[1]).toEqual(both[0])
    const attemptId = 'f'.repeat(32)
    await payByCode(later(context, 60_000), { ...payment, attemptId })
    expect((await listPhonePayments(db)).map(({ id }) => id)).toEqual([
      attemptId,
      payment.attemptId,
    ])
  })

  test('keeps a payment that fails, without a proof', async () => {
    const { context } = await ledgerDatabase()
    const failed = await payByCode(context, { ...payment, account: '0774444444' })
    expect(failed).toMatchObject({ failureReason: 'Insufficient funds in the wallet' })
    expect(failed).not.toHaveProperty('proof')
    expect(phoneStatusAt(failed, Date.parse(failed.settlesAt))).toBe('failed')
  })

  test('pays what is due once one time, unless it failed', async () => {
    const { db, context } = await ledgerDatabase()
    const once = { ...payment, request: requestRow({ once: true }) }
    await payByCode(context, { ...once, account: '0774444444' })
    const next = later(context, 60_000)
    await payByCode(next, { ...once, attemptId: 'a'.repeat(32) })
    const again = { ...once, attemptId: 'b'.repeat(32) }
    await refuses({ db }, 'not-open', () => payByCode(later(context, 90_000), again))
  })

  test.each([
    ['another amount', { amount: 17_99 }, 'invalid'],
    [
      'less than the least amount',
      { amount: 99, request: requestRow({ amount: null }) },
      'invalid',
    ],
    ['more than the most', { amount: 18_01, request: requestRow({ amount: null }) }, 'invalid'],
    ['half a cent', { amount: 150.5, request: requestRow({ amount: null }) }, 'invalid'],
    ['a method that is off', { request: requestRow({ off: ['ecocash'] }) }, 'method-disabled'],
    ['an attempt that is none', { attemptId: 'x' }, 'invalid'],
  ])('refuses %s', async (_what, over, code) => {
    const { db, context } = await ledgerDatabase()
    await refuses({ db }, code, () => payByCode(context, { ...payment, ...over }))
  })
})

describe('recording a proof', () => {
  test('brings the payment into the ledger, with the figures, the notice and the log', async () => {
    const { db, context } = await seller()
    const row = await recordProof(context, record(await proofOf()))
    expect(row).toMatchObject({
      id: 'TX-500',
      merchantId: 'M-001',
      date: context.now,
      status: 'successful',
      customer: 'Rudo Chikomo',
      account: '077 *** 1111',
      amount: 18_00,
      fee: 65,
      reference: 'ZW1042',
      linkId: '1042',
      history: [
        { status: 'pending', at: context.now, note: 'Paid on the customer’s phone' },
        { status: 'successful', at: context.now },
      ],
    })
    expect(await db.transactions.toArray()).toEqual([row])
    expect(await listPaymentLinks(db, 'M-001', new Date(context.now))).toMatchObject([
      { payments: 1, collected: 18_00 },
    ])
    expect(await listNotifications(db, 'M-001')).toMatchObject({
      unread: 1,
      rows: [{ kind: 'link-paid', transactionId: 'TX-500', customer: 'Rudo Chikomo' }],
    })
    expect((await db.activityLog.toArray()).map(({ user, action }) => [user, action])).toEqual([
      ['Rudo Chikomo', 'Paid a payment link'],
      ['Tatenda Marufu', 'Completed payment'],
    ])
  })

  test('from the request that the seller shows to the proof that the customer shows', async () => {
    const { db, context } = await seller({ amount: null, currency: 'ZWL' })
    const customer = await ledgerDatabase()
    const request = await getPaymentRequest(db, '1042')
    const paid = await payByCode(customer.context, {
      request: readRequest(request ? writeRequest(request) : ''),
      amount: 1_750_00,
      paymentMethod: 'bank',
      account: '',
      customer: '',
      attemptId: 'c'.repeat(32),
    })
    const address = `https://paid.example/dashboard/payments/scan#${paid.proof}`
    expect(await recordProof(later(context, 60_000), record(address))).toMatchObject({
      status: 'successful',
      amount: 1_750_00,
      currency: 'ZWL',
      paymentMethod: 'bank',
      customer: 'Unnamed customer',
    })
  })

  test('pays the invoice of its link, with the invoice’s customer', async () => {
    const { db, context } = await withInvoice()
    const code = await proofOf({ amount: 36_00, customer: '077 *** 1111' })
    const row = await recordProof(context, record(code))
    expect(row).toMatchObject({ customer: 'Rudo Chikomo', amount: 36_00 })
    expect((await db.invoices.get('IN-01'))?.paymentIds).toEqual([row.id])
    const next = await proofOf({ amount: 36_00, attemptId: 'd'.repeat(32) })
    await refuses({ db }, { code: 'not-open', details: { kept: 'recorded' } }, () =>
      recordProof(context, record(next)),
    )
  })

  test('refuses more than is due on an invoice', async () => {
    const { db, context } = await withInvoice()
    await recordProof(context, record(await proofOf({ amount: 20_00 })))
    const rest = await proofOf({ amount: 20_00, attemptId: 'd'.repeat(32) })
    await refuses({ db }, 'over-open', () => recordProof(context, record(rest)))
  })

  test('happens once, also from two tabs in the same moment, and for other payments of the link', async () => {
    const { db, context } = await seller()
    const code = await proofOf()
    const both = await Promise.allSettled([
      recordProof(context, record(code)),
      recordProof(context, record(code)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await refuses({ db }, { code: 'proof-recorded', details: { id: 'TX-500' } }, () =>
      recordProof(later(context, 60_000), record(code)),
    )
    const other = await proofOf({ attemptId: 'd'.repeat(32) })
    expect(await recordProof(context, record(other))).toMatchObject({ id: 'TX-501' })
    expect(await db.transactions.count()).toBe(2)
  })

  test.each([
    ['a day old', '2026-11-20T12:00:00.000Z'],
    ['ten minutes ahead, as clocks differ', '2026-11-21T12:10:00.000Z'],
  ])('takes a payment that is %s', async (_what, paidAt) => {
    const { context } = await seller()
    expect(await recordProof(context, record(await proofOf({ paidAt })))).toMatchObject({
      status: 'successful',
    })
  })

  test('takes a payment from before its link expired', async () => {
    const { db, context } = await seller({ expiresAt: '2026-11-21T11:59:00.000Z' })
    const late = await proofOf({ attemptId: 'd'.repeat(32), paidAt: '2026-11-21T11:59:00.000Z' })
    await refuses({ db }, 'link-expired', () => recordProof(context, record(late)))
    await recordProof(context, record(await proofOf()))
  })

  test.each([
    ['over a day old', { paidAt: '2026-11-20T11:59:59.000Z' }, 'proof-old'],
    ['of tomorrow', { paidAt: '2026-11-21T12:10:01.000Z' }, 'proof-early'],
    ['of another amount', { amount: 1_00 }, 'proof-amount'],
    ['in another currency', { currency: 'ZWL' }, 'proof-amount'],
    ['of a link that is not here', { linkId: '1043' }, 'proof-foreign'],
    ['of the same link on another phone', { keyId: keyIdOf(otherKey) }, 'proof-foreign'],
  ] as const)('refuses one %s', async (_what, over, code) => {
    const { db, context } = await seller()
    const text = await proofOf(over)
    await refuses({ db }, code, () => recordProof(context, record(text)))
  })

  test('refuses one for another business on this device, or signed with another key', async () => {
    const { db, context } = await seller()
    const genuine = await proofOf()
    await refuses({ db }, 'proof-foreign', () => recordProof(context, record(genuine, 'M-002')))
    const forged = await proofOf({}, otherKey)
    await refuses({ db }, 'proof-forged', () => recordProof(context, record(forged)))
    const dearer = await proofOf({ amount: 900_00 })
    const [, signature] = /\.([^.]+)$/.exec(genuine) ?? []
    const patched = dearer.replace(/\.[^.]+$/, `.${signature}`)
    await refuses({ db }, 'proof-forged', () => recordProof(context, record(patched)))
    await recordProof(context, record(genuine))
  })

  test.each([
    ['is inactive', { status: 'inactive' }, 'link-inactive'],
    ['was never offered to another phone', { proofKey: undefined }, 'proof-foreign'],
    ['has another price now', { amount: 20_00 }, 'proof-amount'],
    ['takes other amounts', { amount: null, currency: 'ZWL' }, 'proof-amount'],
  ] as const)('refuses one of a link that %s', async (_what, over, code) => {
    const { db, context } = await seller(over)
    const text = await proofOf()
    await refuses({ db }, code, () => recordProof(context, record(text)))
  })

  test('refuses what the business may not take, and says that nothing was recorded', async () => {
    const { db, context } = await seller({ amount: null })
    const large = await proofOf({ amount: 500_01 })
    const said = (code: string) => ({ code, details: { kept: 'recorded' } })
    await refuses({ db }, said('amount-not-taken'), () => recordProof(context, record(large)))
    await db.merchants.update('M-001', { status: 'suspended' })
    const code = await proofOf()
    await refuses({ db }, said('not-taking-payments'), () => recordProof(context, record(code)))
  })

  test('refuses 100 codes at random, and a code with any one character changed, and changes nothing', async () => {
    const { db, context } = await seller()
    const genuine = await proofOf()
    const before = await everything(db)
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.#']
    const bad = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.base64String().map((text) => `paid1.${text}.${text}`),
      fc
        .tuple(fc.nat(genuine.length - 1), fc.constantFrom(...alphabet))
        .map(([at, other]) => genuine.slice(0, at) + other + genuine.slice(at + 1))
        .filter((text) => text !== genuine),
    )
    await fc.assert(
      fc.asyncProperty(bad, async (code) => {
        await expect(recordProof(context, record(code))).rejects.toMatchObject({
          code: expect.stringMatching(/^(code|proof)-/),
        })
      }),
      { numRuns: 100 },
    )
    expect(await everything(db)).toEqual(before)
  })
})
