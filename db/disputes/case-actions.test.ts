// Proves DSP-2.
import { webhookRow } from '#tests/support/app-rows.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { asNew, paymentRow } from '#tests/support/ledger-rows.ts'
import { debitedRow } from '#tests/support/dispute-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import { getLinkPayment } from '../links/checkout-queries.ts'
import { createTransaction, retryTransaction } from '../payments/entry-actions.ts'
import { awaitingCustomer } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { checkStatement, openCase, reportOwnPayment, resolveCase } from './case-actions.ts'
import {
  countMerchantMatters,
  countOpenMatters,
  getStatementPayments,
  listCases,
  listMerchantCases,
  statementOf,
} from './queries.ts'
import type { StatementLine } from './statement-lines.ts'

const merchantId = 'M-002'
const asked = { transactionId: 'TX-20', note: ' Has the message. ', attemptId: 'a' }
const all = { method: 'ecocash', from: 0, before: Date.UTC(2027, 0) } as const

const asTeam = (context: ActionContext): ActionContext => ({
  ...context,
  actor: { ...context.actor, side: 'team' },
})

/** Returns a database with an open case of a debited payment. */
async function withCase(...others: Transaction[]) {
  const { db, context } = await ledgerDatabase(debitedRow(20), ...others)
  const opened = await openCase(context, asked)
  return { db, context, opened }
}

const lastLog = async ({ db }: Awaited<ReturnType<typeof ledgerDatabase>>) =>
  db.activityLog.orderBy('id').last()

test('0775555555 is debited and not credited: failed for the merchant, with that reason', async () => {
  const { db, context } = await ledgerDatabase()
  const { id } = await createTransaction(context, {
    merchantId,
    type: 'payment',
    customer: 'Rudo Chikomo',
    amount: 18_00,
    currency: 'USD',
    paymentMethod: 'ecocash',
    account: '0775555555',
    attemptId: 'x',
  })
  await settleDue(later(context, 2_000))
  expect(await db.transactions.get(id)).toMatchObject({
    status: 'failed',
    failureReason: 'The customer was charged, but the merchant was not paid',
    account: '077 *** 5555',
  })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({ available: 0, pending: 0 })
})

test('opens a case once, and tells the merchant', async () => {
  const { db, context, opened } = await withCase()
  expect(opened).toMatchObject({ id: 'CS-01', status: 'open', note: 'Has the message.' })
  expect(await openCase(context, asked)).toEqual(opened)
  expect(await countOpenMatters(db)).toEqual({ cases: 1, disputes: 0 })
  expect(await db.notifications.toArray()).toMatchObject([
    { id: 'N-CS-01-OPEN', kind: 'case-news', transactionId: 'TX-20', status: 'open', merchantId },
  ])
  expect(await db.messages.toArray()).toMatchObject([
    { subject: 'We’re looking into TX-20', to: ['hello@karibaboats.example'] },
  ])
  expect(await lastLog({ db, context })).toMatchObject({
    action: 'Opened case',
    target: 'CS-01 for TX-20',
    merchantId,
    after: { transaction: 'TX-20' },
  })
})

test.each([
  ['successful', paymentRow(21, { merchantId }), 'not-open'],
  ['by card', paymentRow(21, { merchantId, paymentMethod: 'visa', status: 'failed' }), 'not-open'],
  ['a refund', paymentRow(21, { merchantId, type: 'refund', status: 'failed' }), 'not-open'],
  [
    'still processed',
    paymentRow(21, { merchantId, status: 'pending', settlesAt: '2026-11-21T12:00:02.000Z' }),
    { code: 'not-open', details: { state: 'still being processed' } },
  ],
])('opens no case of a payment that is %s', async (_state, row, refusal) => {
  const { context } = await ledgerDatabase(row)
  await refuses(context, refusal, () => openCase(context, { ...asked, transactionId: 'TX-21' }))
})

test('opens no second case, none of nothing, and none with a note too long', async () => {
  const { context } = await withCase(debitedRow(21))
  await refuses(context, 'no-change', () => openCase(context, { ...asked, attemptId: 'b' }))
  await refuses(context, 'not-found', () => openCase(context, { ...asked, transactionId: 'TX-9' }))
  const long = { transactionId: 'TX-21', note: 'x'.repeat(2_001), attemptId: 'c' }
  await refuses(context, 'invalid', () => openCase(context, long))
})

test('a pending payment with an open case can’t be tried again, which could take the money twice', async () => {
  const { context } = await ledgerDatabase(debitedRow(20, { status: 'pending' }))
  await openCase(context, asked)
  await refuses(context, 'invalid', () => retryTransaction(context, 'TX-20'))
})

test('resolved as paid, the payment is successful with its fee, in the balance, and told', async () => {
  const { db, context } = await withCase()
  await db.webhooks.add(webhookRow({ merchantId, mode: 'live', events: ['payment.succeeded'] }))
  const now = later(context, 60_000)
  const resolved = await resolveCase(now, { id: 'CS-01', outcome: 'paid', resolution: 'On it.' })
  expect(resolved).toMatchObject({
    status: 'paid',
    resolution: 'On it.',
    resolvedAt: now.now,
    resolvedBy: 'Tatenda Marufu',
  })
  const row = await db.transactions.get('TX-20')
  expect(row).toMatchObject({ status: 'successful', fee: 133, amount: 45_00 })
  expect(row?.failureReason).toBeUndefined()
  expect(row?.history?.map(({ status }) => status)).toEqual(['pending', 'failed', 'successful'])
  expect(row?.history?.at(-1)).toMatchObject({ at: now.now, note: 'Credited by case CS-01' })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({
    available: 0,
    pending: 45_00 - 133,
  })
  expect(await db.notifications.get('N-CS-01-PAID')).toMatchObject({ status: 'paid' })
  expect((await db.messages.toArray()).map(({ subject }) => subject)).toContain(
    'TX-20 is confirmed',
  )
  expect(await db.webhookEvents.toArray()).toMatchObject([
    { type: 'payment.succeeded', objectId: 'TX-20' },
  ])
  expect(await lastLog({ db, context })).toMatchObject({
    action: 'Paid merchant in case',
    before: { case: 'open', payment: 'failed' },
    after: { case: 'paid', payment: 'successful' },
  })
})

test('resolved as refunded, it stays failed, says so in its course, and costs the merchant nothing', async () => {
  const { db, context } = await withCase()
  await resolveCase(context, { id: 'CS-01', outcome: 'refunded', resolution: 'Not on it.' })
  const row = await db.transactions.get('TX-20')
  expect(row).toMatchObject({
    status: 'failed',
    failureReason: 'The customer was charged, but the merchant was not paid',
  })
  expect(row?.history?.at(-1)?.note).toBe('Refunded to the customer by case CS-01')
  expect(await db.transactions.count()).toBe(1)
  expect((await getBalances(db, merchantId)).USD).toMatchObject({ available: 0, pending: 0 })
  expect(await db.notifications.get('N-CS-01-REFUNDED')).toBeDefined()
})

test('resolved as refunded, a payment that waited for its customer never succeeds', async () => {
  const { failureReason: _none, ...pending } = debitedRow(20, { status: 'pending' })
  const { db, context } = await ledgerDatabase(awaitingCustomer(pending))
  await openCase(context, asked)
  await resolveCase(context, { id: 'CS-01', outcome: 'refunded', resolution: 'Not on it.' })
  const days = 48 * 60 * 60 * 1000
  expect(await settleDue(later(context, days))).toEqual({ done: [], setAside: [] })
  expect(await db.transactions.get('TX-20')).toMatchObject({ status: 'failed' })
})

test('a case is resolved once, with a reason, while its payment is as it was', async () => {
  const { db, context } = await withCase()
  const paid = { id: 'CS-01', outcome: 'paid', resolution: 'On it.' } as const
  await refuses(context, 'invalid', () => resolveCase(context, { ...paid, resolution: ' ' }))
  await refuses(context, 'not-found', () => resolveCase(context, { ...paid, id: 'CS-09' }))
  await db.transactions.update('TX-20', { status: 'successful' })
  await refuses(context, 'changed-meanwhile', () => resolveCase(context, paid))
  await db.transactions.update('TX-20', { status: 'failed' })
  await resolveCase(context, paid)
  await refuses(context, 'already-decided', () => resolveCase(context, paid))
})

test('the payer sees on the page of the payment how the case stands', async () => {
  const { db, context } = await ledgerDatabase(debitedRow(20, { linkId: '1042', attemptId: 'key' }))
  await db.paymentLinks.add(linkRow({ merchantId }))
  expect(await getLinkPayment(db, 'key')).toMatchObject({ paymentCase: null, dispute: null })
  await openCase(context, asked)
  expect((await getLinkPayment(db, 'key'))?.paymentCase).toMatchObject({
    id: 'CS-01',
    status: 'open',
  })
  await resolveCase(context, { id: 'CS-01', outcome: 'paid', resolution: 'On it.' })
  expect(await getLinkPayment(db, 'key')).toMatchObject({
    payment: { status: 'successful' },
    paymentCase: { status: 'paid' },
  })
})

test('its merchant and its customer report what was charged and not received, and both follow one case', async () => {
  const { db, context } = await ledgerDatabase(
    debitedRow(20, { attemptId: 'key', linkId: '1042', customer: 'Rudo Chikomo' }),
  )
  const reported = await reportOwnPayment(context, { paidBy: 'key', note: '', attemptId: 'r-1' })
  expect(reported).toMatchObject({ transactionId: 'TX-20', openedBy: 'Rudo Chikomo' })
  expect(await reportOwnPayment(context, { paidBy: 'key', note: '', attemptId: 'r-1' })).toEqual(
    reported,
  )
  expect((await getLinkPayment(db, 'key'))?.paymentCase).toMatchObject({ id: 'CS-01' })
  expect(await listMerchantCases(db, merchantId)).toMatchObject([{ id: 'CS-01', status: 'open' }])
  expect(await lastLog({ db, context })).toMatchObject({
    action: 'Opened case',
    user: 'Rudo Chikomo',
  })
  const own = { transactionId: 'TX-20', note: '', attemptId: 'r-2' }
  await refuses(context, 'no-change', () => openCase(asTeam(context), own))
})

test.each([
  ['a payment that failed', { failureReason: 'The card was declined' }],
  ['one that is taken', { status: 'successful', failureReason: undefined }],
  ['one that waits', { status: 'pending' }],
  ['a payout', { type: 'payout' }],
] as const)('%s can’t be reported', async (_what, over) => {
  const { context } = await ledgerDatabase(debitedRow(20, { ...over, attemptId: 'key' }))
  const note = { note: '', attemptId: 'r-1' }
  await refuses(context, 'not-open', () =>
    openCase(asTeam(context), { transactionId: 'TX-20', ...note }),
  )
  await refuses(context, 'not-open', () => reportOwnPayment(context, { paidBy: 'key', ...note }))
  await refuses(context, 'not-found', () => reportOwnPayment(context, { paidBy: 'lock', ...note }))
})

test('a provider’s statement has what was taken, returned and debited, and no more', async () => {
  const { db } = await ledgerDatabase(
    asNew(paymentRow(10)),
    paymentRow(11, { status: 'failed', failureReason: 'The customer cancelled' }),
    paymentRow(12, { status: 'pending' }),
    paymentRow(13, { type: 'refund', refundOf: 'TX-10' }),
    paymentRow(14, { paymentMethod: 'onemoney' }),
    paymentRow(15, { status: 'refunded', refunded: 45_00 }),
    debitedRow(16),
  )
  const lines = statementOf(await getStatementPayments(db, all))
  expect(lines.map(({ reference }) => reference)).toEqual(['TX-88224', 'TX-13', 'TX-15', ''])
  expect(lines.map(({ number, amount }) => [number, amount])).toEqual([
    [2, 45_00],
    [3, -45_00],
    [4, 45_00],
    [5, 45_00],
  ])
  expect(lines.at(-1)).toMatchObject({ account: '077 *** 5555', amount: 45_00, currency: 'USD' })
})

const line = (over: Partial<StatementLine> = {}): StatementLine => ({
  number: 2,
  receipt: 'MP1',
  reference: '',
  date: Date.UTC(2026, 10, 1, 8, 20),
  dateText: '1 Nov 2026 08:20',
  isDay: false,
  account: '0775555555',
  amount: 45_00,
  currency: 'USD',
  ...over,
})

test.each([
  [line(), { found: 'matched', receipt: 'MP1', amount: 45_00 }],
  [line({ reference: 'TX-20', amount: 44_00 }), { found: 'differs', amount: 44_00 }],
  [line({ account: '0771111111' }), { found: 'missing' }],
])('what a statement says is noted beside the open case: %j', async (on, expected) => {
  const { db, context } = await withCase()
  const checked = await checkStatement(context, {
    ...all,
    fileName: 'ecocash.csv',
    isWhole: true,
    lines: [on],
  })
  expect(checked).toMatchObject([{ id: 'CS-01', statement: { fileName: 'ecocash.csv' } }])
  expect((await listCases(db))[0]?.statement).toMatchObject(expected)
  expect(await lastLog({ db, context })).toMatchObject({
    action: 'Matched provider statement',
    after: { method: 'ecocash', lines: 1, cases: 1 },
  })
})

test('a statement of other days, or of another provider, says nothing of a case', async () => {
  const { db, context } = await withCase()
  const check = { ...all, fileName: 'x.csv', isWhole: true, lines: [line()] }
  await checkStatement(context, { ...check, method: 'onemoney' })
  await checkStatement(context, { ...check, from: Date.UTC(2026, 10, 2) })
  const lines = [line({ account: '0771111111', date: Date.UTC(2026, 10, 3, 8) })]
  await checkStatement(context, { ...check, lines })
  expect((await db.cases.get('CS-01'))?.statement).toBeUndefined()
})

test('money that the provider returned is no debt to the merchant', async () => {
  const { db, context } = await withCase()
  const lines = [line(), line({ number: 3, amount: -45_00 })]
  await checkStatement(context, { ...all, fileName: 'x.csv', isWhole: true, lines })
  expect((await db.cases.get('CS-01'))?.statement).toMatchObject({ found: 'returned' })
})

test.each([
  ['a line of it was not read', false, {}],
  ['a line of this amount has no date', true, { account: '0775555555', date: Number.NaN }],
  ['a line of this amount has no account', true, { account: '' }],
])('nothing is called missing where %s', async (_what, isWhole, over) => {
  const { db, context } = await withCase()
  const lines = [line({ account: '0771111111' }), line({ number: 3, amount: 1, ...over })].map(
    (each, index) => (index === 1 && isWhole ? { ...each, amount: 45_00 } : each),
  )
  await checkStatement(context, { ...all, fileName: 'x.csv', isWhole, lines })
  expect((await db.cases.get('CS-01'))?.statement).toBeUndefined()
})

test('a statement without lines, with too many, or of no time is refused', async () => {
  const { context } = await withCase()
  const check = { ...all, fileName: 'x.csv', isWhole: true, lines: [line()] }
  for (const wrong of [
    { lines: [] },
    { lines: Array.from({ length: 5_001 }, () => line()) },
    { from: 5, before: 5 },
  ])
    await refuses(context, 'invalid', () => checkStatement(context, { ...check, ...wrong }))
})

test('a merchant sees its own cases, the open ones first, and how many are open', async () => {
  const { db, context } = await withCase(debitedRow(21), debitedRow(22, { merchantId: 'M-003' }))
  await openCase(later(context, 1_000), { ...asked, transactionId: 'TX-21', attemptId: 'b' })
  await openCase(later(context, 2_000), { ...asked, transactionId: 'TX-22', attemptId: 'c' })
  const idsOf = async (merchant: string) =>
    (await listMerchantCases(db, merchant)).map(({ transactionId }) => transactionId)
  expect(await idsOf(merchantId)).toEqual(['TX-21', 'TX-20'])
  expect(await idsOf('M-003')).toEqual(['TX-22'])
  expect(await countMerchantMatters(db, merchantId)).toEqual({
    cases: 2,
    disputes: 0,
    hadCases: true,
    hadDisputes: false,
  })
  const [newest] = await listMerchantCases(db, merchantId)
  await resolveCase(later(context, 3_000), {
    id: newest?.id ?? '',
    outcome: 'refunded',
    resolution: 'It is not on the statement.',
  })
  expect(await idsOf(merchantId)).toEqual(['TX-20', 'TX-21'])
  expect(await countMerchantMatters(db, merchantId)).toMatchObject({ cases: 1, hadCases: true })
  expect(await countMerchantMatters(db, 'M-004')).toMatchObject({ cases: 0, hadCases: false })
})
