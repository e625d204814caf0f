// Proves LINK-6, R51.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { proofKey, proofRow, requestRow, shownRow } from '#tests/support/phone-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { ecocash } from '#tests/support/small-world.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ActionContext } from '../action.ts'
import type { ActionInput } from '../all-actions.ts'
import { setAhead } from '../clock.ts'
import type { PaidDatabase } from '../database.ts'
import { recordInvoicePayment } from '../invoices/payment-actions.ts'
import { deletePaymentLink } from '../links/actions.ts'
import { listPaymentLinks } from '../links/queries.ts'
import { listNotifications } from '../log/queries.ts'
import type { Fee } from '../payments/fees.ts'
import type { PaymentMethod } from '../payments/schemas.ts'
import { payByCode, recordProof, showRequest } from './actions.ts'
import { readProof, readRequest, writeProof, writeRequest } from './codes.ts'
import {
  findOwnLink,
  findShownRequest,
  getPhonePayment,
  getRequestTerms,
  findAnswered,
  listPhonePayments,
} from './queries.ts'
import { phoneStatusAt } from './rules.ts'
import { keyIdOf } from './sign.ts'

const otherKey = 'A'.repeat(32)

const hours = (count: number) => count * 60 * 60 * 1000

/** The fee structure's row of EcoCash, which customers pay 2% on top of. */
const ecocashFee: Fee = { ...ecocash, customerFee: 2 }
const ecocashOff: PaymentMethod = {
  id: 'ecocash',
  name: 'EcoCash',
  type: 'Mobile Money',
  provider: 'Econet',
  enabled: false,
  transactionFee: 2.5,
}
const before = '2026-11-21T11:57:00.000Z'

/** A phone that showed the code of its link five minutes ago. */
async function seller(
  over: Parameters<typeof linkRow>[0] = {},
  shown: Parameters<typeof shownRow>[0] = {},
) {
  const { db, context } = await ledgerDatabase()
  await db.paymentLinks.add(linkRow(over))
  await db.shownRequests.add(shownRow(shown))
  return { db, context }
}
const proofOf = (over: Parameters<typeof proofRow>[0] = {}, key = proofKey) =>
  writeProof(proofRow(over), key)
const record = (code: string, merchantId = 'M-001') => ({ merchantId, code })

/** A sent invoice of $36.00 for M-001, with its link. */
async function withInvoice(over: Parameters<typeof invoiceRow>[0] = {}) {
  const link = { amount: null, invoiceId: 'IN-01', name: 'Invoice INV-000001' }
  const { db, context } = await seller(link, { amount: 36_00, most: 36_00, once: true })
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
  test('is new each time it is shown, keeps its terms, and is logged', async () => {
    const { db, context } = await ledgerDatabase()
    await db.paymentLinks.add(linkRow())
    const [first, second] = [await showRequest(context, '1042'), await showRequest(context, '1042')]
    expect(first.key).toMatch(/^[\w-]{32}$/)
    expect(second.key).not.toBe(first.key)
    const at = { shownAt: context.now }
    expect(first).toEqual(shownRow({ ...at, key: first.key, id: keyIdOf(first.key) }))
    expect(await db.shownRequests.bulkGet([first.id, second.id])).toEqual([first, second])
    expect(await db.activityLog.toArray()).toMatchObject(
      [1, 2].map(() => ({ action: 'Showed payment code', target: 'Vumba Blend, 1 kg' })),
    )
  })

  test('is forgotten after a day', async () => {
    const { db, context } = await seller()
    await showRequest(later(context, hours(23.9)), '1042')
    expect(await db.shownRequests.count()).toBe(2)
    await showRequest(later(context, hours(24)), '1042')
    expect(await db.shownRequests.get(shownRow().id)).toBeUndefined()
    expect(await db.shownRequests.count()).toBe(2)
  })

  test('is shown until it is paid, half an hour has passed, or its link asks for something else', async () => {
    const { db, context } = await seller()
    const now = Date.parse(context.now)
    const asked = async (at = now) => (await findShownRequest(db, '1042', at)) !== null
    expect(await asked()).toBe(true)
    const over = Date.parse(shownRow().shownAt) + hours(0.5)
    expect([await asked(over), await asked(over + 1)]).toEqual([true, false])
    await db.paymentLinks.update('1042', { amount: 20_00 })
    expect(await asked()).toBe(false)
    await db.paymentLinks.update('1042', { amount: 18_00, status: 'inactive' })
    expect(await asked()).toBe(false)
    await db.paymentLinks.update('1042', { status: 'active' })
    await db.fees.add(ecocashFee)
    expect(await asked()).toBe(false)
    await db.fees.clear()
    expect(await asked()).toBe(true)
    await recordProof(context, record(await proofOf()))
    expect(await asked()).toBe(false)
  })

  test.each([
    ['one that is not there', { id: '1041' }, 'not-found'],
    ['an inactive one', { status: 'inactive' }, 'link-inactive'],
    ['one past its expiry', { expiresAt: '2026-11-21T12:00:00.000Z' }, 'link-expired'],
    ['one above the limit of its business', { amount: 500_01 }, 'amount-not-taken'],
  ] as const)('of %s is refused', async (_what, over, code) => {
    const { db, context } = await seller(over)
    await refuses({ db }, code, () => showRequest(context, '1042'))
    expect(await getRequestTerms(db, '1042')).toBeNull()
  })

  test('is refused while the business or the platform takes no payments', async () => {
    const { db, context } = await seller()
    await db.merchants.update('M-001', { status: 'suspended' })
    await refuses({ db }, 'not-taking-payments', () => showRequest(context, '1042'))
    expect(await getRequestTerms(db, '1042')).toBeNull()
  })

  test('has the methods that are off, the customer fees, and the limits of an amount that the customer chooses', async () => {
    const { db, context } = await seller({ amount: null })
    await db.fees.add(ecocashFee)
    await db.paymentMethods.add({
      id: 'omari',
      name: 'Omari',
      type: 'Mobile Money',
      provider: 'Omari',
      enabled: false,
      transactionFee: 2.5,
    })
    const limited = { amount: null, most: 500_00, off: ['omari'], customerFees: { ecocash: 2 } }
    expect(await showRequest(context, '1042')).toMatchObject(limited)
    await db.merchants.update('M-001', { paymentLimit: null })
    expect(await getRequestTerms(db, '1042')).toMatchObject({ ...limited, most: 5_000_00 })
  })

  test('of an invoice asks once for what is due, and for nothing once it is paid', async () => {
    const { db, context } = await withInvoice()
    const due = { name: 'Invoice INV-000001', amount: 36_00, most: 36_00, once: true }
    expect(await getRequestTerms(db, '1042')).toMatchObject(due)
    const byHand = { id: 'IN-01', method: 'Cash', note: '' }
    await recordInvoicePayment(context, { ...byHand, amount: 10_00, attemptId: 'h-1' })
    expect(await showRequest(context, '1042')).toMatchObject({ amount: 26_00, most: 26_00 })
    await recordInvoicePayment(context, { ...byHand, amount: 26_00, attemptId: 'h-2' })
    expect(await getRequestTerms(db, '1042')).toBeNull()
    await refuses({ db }, 'not-open', () => showRequest(context, '1042'))
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
    expect(both[1]).toMatchObject(both[0])
    const attemptId = 'f'.repeat(32)
    const request = requestRow({ key: otherKey })
    await payByCode(later(context, 60_000), { ...payment, request, attemptId })
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

  test('pays a code once, unless it failed, and what is due once by one code', async () => {
    const { db, context } = await ledgerDatabase()
    await payByCode(context, { ...payment, account: '0774444444' })
    const next = later(context, 60_000)
    await payByCode(next, { ...payment, attemptId: 'a'.repeat(32) })
    const again = { ...payment, attemptId: 'b'.repeat(32) }
    await refuses({ db }, 'not-open', () => payByCode(later(context, 90_000), again))
    const once = { ...again, request: requestRow({ once: true, key: otherKey }) }
    await refuses({ db }, 'not-open', () => payByCode(later(context, 90_000), once))
    await payByCode(next, { ...again, request: requestRow({ key: otherKey }) })
  })

  test('pays the customer fee on top, and proves it', async () => {
    const { context } = await ledgerDatabase()
    const request = requestRow({ customerFees: { ecocash: 2, bank: 1 } })
    const paid = await payByCode(context, { ...payment, request })
    expect(paid).toMatchObject({ amount: 18_00, customerFee: 36 })
    expect(readProof(paid.proof ?? '').proof).toMatchObject({ amount: 18_00, shownFee: 36 })
  })

  test.each([
    ['over an hour old', hours(-1) - 1, 'code-old'],
    ['over an hour ahead', hours(1) + 1000, 'code-early'],
  ])('refuses a code that is %s, before anything is paid', async (_what, ahead, code) => {
    const { db, context } = await ledgerDatabase()
    const shown = (ms: number) =>
      requestRow({ shownAt: new Date(Date.parse(context.now) + ms).toISOString() })
    await refuses({ db }, code, () => payByCode(context, { ...payment, request: shown(ahead) }))
    await payByCode(context, { ...payment, request: shown(Math.sign(ahead) * hours(1)) })
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
    const { payment: row, proof } = await recordProof(context, record(await proofOf()))
    expect(proof).toEqual(proofRow())
    expect(row).toMatchObject({
      id: 'TX-500',
      merchantId: 'M-001',
      date: context.now,
      status: 'successful',
      customer: 'Rudo Chikomo',
      account: '077 *** 1111',
      amount: 18_00,
      fee: 65,
      reference: '01234567',
      linkId: '1042',
      history: [
        { status: 'pending', at: proofRow().paidAt, note: 'Paid on the customer’s phone' },
        { status: 'successful', at: context.now },
      ],
    })
    expect(await db.transactions.toArray()).toMatchObject([row])
    expect(await listPaymentLinks(db, 'M-001', new Date(context.now))).toMatchObject([
      { payments: 1, collected: 18_00 },
    ])
    expect(await listNotifications(db, 'M-001')).toMatchObject({
      unread: 1,
      rows: [{ kind: 'link-paid', transactionId: 'TX-500', customer: 'Rudo Chikomo' }],
    })
    expect((await db.activityLog.toArray()).map(({ user, action }) => [user, action])).toEqual([
      ['Rudo Chikomo', 'Paid payment link'],
      ['Tatenda Marufu', 'Completed payment'],
    ])
  })

  test('from the request that the seller shows to the proof that the customer shows', async () => {
    const { context } = await seller({ amount: null, currency: 'ZWL' })
    const customer = await ledgerDatabase()
    const paid = await payByCode(customer.context, {
      request: readRequest(writeRequest(await showRequest(context, '1042'))),
      amount: 1_750_00,
      paymentMethod: 'bank',
      account: '',
      customer: '',
      attemptId: 'c'.repeat(32),
    })
    const address = `https://paid.example/dashboard/payments/scan#${paid.proof}`
    const { payment } = await recordProof(later(context, 60_000), record(address))
    expect(payment).toMatchObject({
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
    const { payment } = await recordProof(context, record(code))
    expect(payment).toMatchObject({ customer: 'Rudo Chikomo', amount: 36_00 })
    expect((await db.invoices.get('IN-01'))?.paymentIds).toEqual([payment.id])
  })

  test('refuses what is paid otherwise meanwhile on an invoice, in part or in full', async () => {
    const { db, context } = await withInvoice()
    const byHand = { id: 'IN-01', method: 'Cash', note: '' }
    const code = await proofOf({ amount: 36_00 })
    const kept = { details: { kept: 'recorded' } }
    await recordInvoicePayment(context, { ...byHand, amount: 20_00, attemptId: 'h-1' })
    await refuses({ db }, { code: 'over-open', ...kept }, () => recordProof(context, record(code)))
    await recordInvoicePayment(context, { ...byHand, amount: 16_00, attemptId: 'h-2' })
    await refuses({ db }, { code: 'not-open', ...kept }, () => recordProof(context, record(code)))
  })

  test('happens once, also from two tabs in the same moment, and once for each code', async () => {
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
    // Signed by who took a picture of the code, for instance.
    const other = await proofOf({ attemptId: 'd'.repeat(32) })
    await refuses({ db }, { code: 'proof-second', details: { id: 'TX-500' } }, () =>
      recordProof(context, record(other)),
    )
    const next = await showRequest(context, '1042')
    const ofNext = await proofOf({ keyId: next.id, attemptId: 'd'.repeat(32) }, next.key)
    expect(await recordProof(context, record(ofNext))).toMatchObject({ payment: { id: 'TX-501' } })
    expect(await db.transactions.count()).toBe(2)
  })

  test('keeps the time of a phone whose clock is ahead as now', async () => {
    const { context } = await seller()
    const ahead = await proofOf({ paidAt: '2026-11-21T12:50:00.000Z' })
    const { payment } = await recordProof(context, record(ahead))
    expect(payment.history?.map(({ at }) => at)).toEqual([context.now, context.now])
  })

  test('keeps the time of a phone whose clock is behind as when its code was shown', async () => {
    const { context } = await seller()
    const behind = await proofOf({ paidAt: '2026-11-21T11:10:00.000Z' })
    const { payment, proof } = await recordProof(context, record(behind))
    expect(payment.history?.[0]?.at).toBe(shownRow().shownAt)
    expect(proof.paidAt).toBe('2026-11-21T11:10:00.000Z')
  })

  test('refuses a payment that says it is over a day old', async () => {
    const { db, context } = await seller()
    const code = await proofOf({ paidAt: '2026-11-20T11:59:59.000Z' })
    await refuses({ db }, 'proof-old', () => recordProof(context, record(code)))
  })

  test('takes the payment of a code for a day, also once it is forgotten', async () => {
    const { db, context } = await seller()
    const aDay = later(context, hours(24) - 5 * 60_000)
    const code = await proofOf()
    await refuses({ db }, 'proof-old', () => recordProof(later(aDay, 1), record(code)))
    await recordProof(aDay, record(code))
    const other = await seller()
    const nextDay = later(other.context, hours(24))
    await showRequest(nextDay, '1042')
    await refuses(other, 'proof-old', () => recordProof(nextDay, record(code)))
  })

  test.each([
    ['another amount', { amount: 1_00 }, 'proof-amount'],
    ['another currency', { currency: 'ZWL' }, 'proof-amount'],
    ['another customer fee', { shownFee: 1 }, 'proof-amount'],
    ['another link', { linkId: '1043' }, 'proof-foreign'],
    ['the same link on another phone', { keyId: keyIdOf(otherKey) }, 'proof-foreign'],
  ] as const)('refuses one of %s', async (_what, over, code) => {
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

  test.each<[string, (db: PaidDatabase) => unknown]>([
    ['the link has another price', (db) => db.paymentLinks.update('1042', { amount: 20_00 })],
    ['the link is inactive', (db) => db.paymentLinks.update('1042', { status: 'inactive' })],
    ['the link has expired', (db) => db.paymentLinks.update('1042', { expiresAt: before })],
    ['the business takes less', (db) => db.merchants.update('M-001', { paymentLimit: 17_00 })],
    ['the customer fee is another', (db) => db.fees.update('ecocash', { customerFee: 3 })],
    ['there is no customer fee', (db) => db.fees.update('ecocash', { customerFee: 0 })],
    ['the method is off', (db) => db.paymentMethods.add(ecocashOff)],
  ])('records what the customer was shown, even if %s meanwhile', async (_what, change) => {
    const { db, context } = await seller({}, { customerFees: { ecocash: 2 } })
    await db.fees.add(ecocashFee)
    await change(db)
    const { payment } = await recordProof(context, record(await proofOf({ shownFee: 36 })))
    expect(payment).toMatchObject({ status: 'successful', amount: 18_00, customerFee: 36 })
  })

  test('records a payment of a link that was deleted meanwhile', async () => {
    const { context } = await seller()
    await deletePaymentLink(context, '1042')
    const { payment } = await recordProof(context, record(await proofOf()))
    expect(payment).toMatchObject({ status: 'successful', linkId: '1042', merchantId: 'M-001' })
  })

  test('refuses a method that was off, and amounts that were not asked for', async () => {
    const { db, context } = await seller({}, { amount: null, most: 500_00, off: ['bank'] })
    const refused = async (code: string, over: Parameters<typeof proofRow>[0]) => {
      const text = await proofOf(over)
      await refuses({ db }, { code, details: { kept: 'recorded' } }, () =>
        recordProof(context, record(text)),
      )
    }
    await refused('method-disabled', { paymentMethod: 'bank', account: '' })
    await refused('proof-amount', { amount: 500_01 })
    await refused('proof-amount', { amount: 99 })
    await recordProof(context, record(await proofOf({ amount: 500_00 })))
  })

  test('is refused while the business or the platform takes no payments', async () => {
    const { db, context } = await seller()
    await db.merchants.update('M-001', { status: 'suspended' })
    const code = await proofOf()
    const said = { code: 'not-taking-payments', details: { kept: 'recorded' } }
    await refuses({ db }, said, () => recordProof(context, record(code)))
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

describe('where the page is not secure', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('no code is shown, paid or recorded', async () => {
    const { db, context } = await seller()
    const code = await proofOf()
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await refuses({ db }, 'not-secure', () => showRequest(context, '1042'))
    const payment = {
      request: requestRow(),
      amount: 18_00,
      paymentMethod: 'ecocash',
      account: '0774444444',
      customer: '',
      attemptId: 'e'.repeat(32),
    } as const
    await refuses({ db }, 'not-secure', () => payByCode(context, payment))
    await refuses({ db }, 'not-secure', () => recordProof(context, record(code)))
  })
})

describe('R51 phones whose demo clocks are moved', () => {
  afterEach(() => setAhead(0))

  /** Acts on a phone `after` milliseconds later, by its own moved clock. */
  function on<Result>(
    { context, ahead }: { context: ActionContext; ahead: number },
    after: number,
    act: (context: ActionContext) => Promise<Result>,
  ): Promise<Result> {
    setAhead(ahead)
    return act(later(context, after + ahead))
  }
  const days = fc.integer({ min: 0, max: 366 }).map((count) => hours(24 * count))

  test.each([
    ['a day', 24],
    ['a month', 720],
    ['an hour and a bit', 1.1],
  ])('by %s, on either, prove a payment to each other', async (_what, by) => {
    for (const [atSeller, atCustomer] of [
      [hours(by), 0],
      [0, hours(by)],
      [hours(by), hours(by)],
    ] as const)
      await paidOn(atSeller, atCustomer)
  })

  test('prove it however far either is moved', async () => {
    await fc.assert(fc.asyncProperty(days, days, paidOn), { numRuns: 10 })
  })

  /** Pays from one phone to the other, and expects the times that each shows. */
  async function paidOn(atSeller: number, atCustomer: number) {
    const shop = { ...(await ledgerDatabase()), ahead: atSeller }
    const customer = { ...(await ledgerDatabase()), ahead: atCustomer }
    await shop.db.paymentLinks.add(linkRow())
    const shown = await on(shop, 0, (context) => showRequest(context, '1042'))
    const start = Date.parse(shop.context.now)
    expect(Date.parse(shown.shownAt)).toBe(start)
    const isShown = async (after: number) =>
      (await findShownRequest(shop.db, '1042', start + hours(after) + atSeller)) !== null
    expect([await isShown(0.4), await isShown(0.6)]).toEqual([true, false])
    // Its link is this phone's own, whatever the customer's phone has.
    expect((await findOwnLink(shop.db, shown))?.path).toBe(linkRow().path)
    expect(await findOwnLink(customer.db, shown)).toBeNull()
    expect((await findAnswered(shop.db, { keyId: shown.id }))?.linkId).toBe('1042')
    expect(await findAnswered(customer.db, { keyId: shown.id })).toBeNull()

    const request = readRequest(writeRequest(shown))
    const paid = await on(customer, 60_000, (context) =>
      payByCode(context, {
        request,
        amount: 18_00,
        paymentMethod: 'ecocash',
        account: '0771111111',
        customer: '',
        attemptId: 'e'.repeat(32),
      }),
    )
    expect(Date.parse(paid.date)).toBe(start + 60_000 + atCustomer)
    const { payment } = await on(shop, 120_000, (context) =>
      recordProof(context, record(paid.proof ?? '')),
    )
    expect(payment).toMatchObject({ status: 'successful' })
    expect(payment.history?.map(({ at }) => Date.parse(at) - start - atSeller)).toEqual([
      62_000, 120_000,
    ])
  }

  test('still refuse a code that is old by the devices, and a proof after a day', async () => {
    const shop = { ...(await ledgerDatabase()), ahead: hours(24 * 30) }
    await shop.db.paymentLinks.add(linkRow())
    const shown = await on(shop, 0, (context) => showRequest(context, '1042'))
    const customer = { ...(await ledgerDatabase()), ahead: hours(24) }
    const payment = {
      request: readRequest(writeRequest(shown)),
      amount: 18_00,
      paymentMethod: 'ecocash' as const,
      account: '0771111111',
      customer: '',
      attemptId: 'e'.repeat(32),
    }
    const pay = (after: number) => on(customer, after, (context) => payByCode(context, payment))
    await refuses(customer, 'code-old', () => pay(hours(1.1)))
    const { proof = '' } = await pay(hours(0.9))
    const recordAt = (after: number) =>
      on(shop, after, (context) => recordProof(context, record(proof)))
    await refuses(shop, 'proof-old', () => recordAt(hours(24.1)))
    await recordAt(hours(23.9))
  })
})
