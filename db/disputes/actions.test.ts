// Proves DSP-1.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { asNew, paymentRow } from '#tests/support/ledger-rows.ts'
import { cardRow, disputeRow } from '#tests/support/dispute-rows.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { pdf } from '#tests/support/small-world.ts'
import { ActionError, type ActionContext } from '../action.ts'
import { currencies } from '../money.ts'
import { leftToRefund } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { getNextDue } from '../due-queries.ts'
import { getStoredFile } from '../reports/queries.ts'
import { listMerchantDisputes } from './queries.ts'
import { rescheduleAfterClockChange } from '../due-actions.ts'
import { decideDispute, openDispute, reviewDueDisputes } from './actions.ts'
import { acceptDispute, addEvidence, removeEvidence, sendEvidence } from './evidence-actions.ts'
import { movePayouts } from '../payouts/moving-actions.ts'
import { refundTransaction } from '../payments/refund-actions.ts'
import { requestPayout } from '../payouts/actions.ts'
import { undo } from '../undo-action.ts'

const merchantId = 'M-002'
const day = 86_400_000
const asked = { transactionId: 'TX-30', reason: 'fraudulent', attemptId: 'a' } as const
const file = { disputeId: 'DS-01', name: 'Delivery.pdf', bytes: pdf }

async function disputed(...others: Transaction[]) {
  const { db, context } = await ledgerDatabase(cardRow(30), ...others)
  return { db, context, dispute: await openDispute(context, asked) }
}

async function reviewed() {
  const made = await disputed()
  await sendEvidence(made.context, { id: 'DS-01', statement: 'It was signed for.' })
  return made
}

const lastLog = ({ db }: Pick<ActionContext, 'db'>) => db.activityLog.orderBy('id').last()

test('a disputed payment’s money is held, the merchant is told and has seven days', async () => {
  const { db, context, dispute } = await disputed(cardRow(31))
  expect(dispute).toMatchObject({
    id: 'DS-01',
    status: 'evidence',
    amount: 45_00,
    dueAt: later(context, 7 * day).now,
  })
  expect(await openDispute(context, asked)).toEqual(dispute)
  expect((await getBalances(db, merchantId)).USD).toMatchObject({
    available: 45_00 - 133 * 2,
    held: 45_00,
  })
  expect(await db.notifications.toArray()).toMatchObject([
    { kind: 'dispute-news', disputeId: 'DS-01', status: 'evidence', amount: 45_00 },
  ])
  expect(await db.messages.toArray()).toMatchObject([{ subject: 'TX-30 is disputed' }])
  expect(await lastLog({ db })).toMatchObject({ action: 'Opened dispute', merchantId })
  expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(dispute.dueAt))
})

test('holds what is left of a payment that was refunded in part', async () => {
  const { context } = await ledgerDatabase(cardRow(30, { refunded: 5_00 }))
  expect(await openDispute(context, asked)).toMatchObject({ amount: 40_00 })
})

test.each([
  ['by mobile money', paymentRow(30, { merchantId })],
  ['failed', cardRow(30, { status: 'failed' })],
  ['refunded', cardRow(30, { status: 'refunded', refunded: 45_00 })],
  ['a refund', cardRow(30, { type: 'refund' })],
])('a payment that is %s can’t be disputed', async (_state, row) => {
  const { context } = await ledgerDatabase(row)
  await refuses(context, 'not-open', () => openDispute(context, asked))
})

test('a payment is disputed once, also after it is decided', async () => {
  const { context } = await reviewed()
  await decideDispute(context, { id: 'DS-01', outcome: 'won', decision: 'Signed.' })
  await refuses(context, 'no-change', () => openDispute(context, { ...asked, attemptId: 'b' }))
  await refuses(context, 'not-found', () =>
    openDispute(context, { ...asked, transactionId: 'TX-9' }),
  )
})

test('while it is disputed a payment can’t be refunded, nor what is held of it paid out', async () => {
  const { db, context } = await disputed(cardRow(31))
  await db.bankAccounts.add(bankAccountRow())
  await refuses(context, 'not-refundable', () =>
    refundTransaction(context, { id: 'TX-30', amount: 1_00, reason: 'Back', attemptId: 'r' }),
  )
  const { available } = (await getBalances(db, merchantId)).USD
  const payout = { merchantId, accountId: 'BA-01', amount: available + 1, attemptId: 'p' }
  await refuses(context, { code: 'over-balance', details: { left: String(available) } }, () =>
    requestPayout(context, payout),
  )
  await requestPayout(context, { ...payout, amount: available })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({ available: 0, held: 45_00 })
})

test('a merchant that accepts a dispute loses it: the money goes back, and it is told', async () => {
  const { db, context } = await disputed(cardRow(31))
  const before = await getBalances(db, merchantId)
  const accepted = await acceptDispute(context, 'DS-01')
  expect(accepted).toMatchObject({ status: 'lost', accepted: true, decidedAt: context.now })
  expect(accepted).not.toHaveProperty('movesAt')
  expect(await db.transactions.get('TX-30')).toMatchObject({ status: 'refunded', refunded: 45_00 })
  const after = await getBalances(db, merchantId)
  expect(after.USD).toMatchObject({ held: 0 })
  expect(after.USD.available).toBeLessThanOrEqual(before.USD.available)
  expect((await db.messages.toArray()).at(-1)).toMatchObject({
    subject: 'You accepted dispute DS-01',
  })
  expect(await lastLog({ db })).toMatchObject({ action: 'Accepted dispute', merchantId })
  await refuses(context, 'not-open', () => acceptDispute(context, 'DS-01'))
})

test('a dispute that is under review, or past its deadline, is not accepted any more', async () => {
  const { context } = await reviewed()
  await refuses(context, 'not-open', () => acceptDispute(context, 'DS-01'))
  const { context: late } = await disputed()
  await refuses(late, 'not-open', () => acceptDispute(later(late, 7 * day), 'DS-01'))
})

test('what the cardholder says is kept beside the reason, trimmed; nothing is kept of nothing', async () => {
  const { context } = await ledgerDatabase(cardRow(30), cardRow(31))
  expect(await openDispute(context, { ...asked, claim: ' I never got it. ' })).toMatchObject({
    claim: 'I never got it.',
  })
  const other = { ...asked, transactionId: 'TX-31', attemptId: 'b', claim: ' ' }
  expect(await openDispute(context, other)).not.toHaveProperty('claim')
})

test('files of evidence are kept by their content, taken out and brought back', async () => {
  const { db, context } = await disputed()
  const added = await addEvidence(context, file)
  expect(added).toMatchObject({ id: 'DE-01', name: 'Delivery.pdf' })
  expect((await getStoredFile(db, 'DE-01'))?.mime).toBe('application/pdf')
  const removed = await removeEvidence(context, { disputeId: 'DS-01', id: 'DE-01' })
  expect(await getStoredFile(db, 'DE-01')).toBeNull()
  expect((await db.disputes.get('DS-01'))?.evidence).toEqual([])
  expect(await lastLog({ db })).toMatchObject({ action: 'Removed evidence' })
  await undo(context, removed.undo)
  expect((await db.disputes.get('DS-01'))?.evidence).toEqual([added])
  expect(await getStoredFile(db, 'DE-01')).not.toBeNull()
  await refuses(context, 'cannot-undo', () => undo(context, removed.undo))
})

test.each([
  ['file-empty', { bytes: new ArrayBuffer(0) }],
  ['file-too-large', { bytes: new ArrayBuffer(10 * 1_048_576 + 1) }],
  ['file-type-not-allowed', { bytes: new TextEncoder().encode('<script>').buffer }],
  ['not-found', { disputeId: 'DS-09' }],
])('evidence is refused as %s, and nothing stored', async (code, over) => {
  const { context } = await disputed()
  await refuses(context, code, () => addEvidence(context, { ...file, ...over }))
})

test('a dispute takes five files, and no file that is not there can be taken out', async () => {
  const { context } = await disputed()
  for (let count = 0; count < 5; count += 1) await addEvidence(context, file)
  await refuses(context, 'invalid', () => addEvidence(context, file))
  await refuses(context, 'not-found', () =>
    removeEvidence(context, { disputeId: 'DS-01', id: 'DE-09' }),
  )
})

test('what is sent goes to review and can’t be changed; it needs a word or a file', async () => {
  const { db, context } = await disputed()
  await refuses(context, 'invalid', () => sendEvidence(context, { id: 'DS-01', statement: ' ' }))
  const { id } = await addEvidence(context, file)
  const sent = await sendEvidence(context, { id: 'DS-01', statement: ' Signed for. ' })
  expect(sent).toMatchObject({ status: 'review', statement: 'Signed for.', sentAt: context.now })
  expect(sent.movesAt).toBeUndefined()
  expect(await db.notifications.get('N-DS-01-REVIEW')).toBeDefined()
  await refuses(context, 'not-open', () => sendEvidence(context, { id: 'DS-01', statement: 'x' }))
  await refuses(context, 'not-open', () => addEvidence(context, file))
  await refuses(context, 'not-open', () => removeEvidence(context, { disputeId: 'DS-01', id }))
})

test('after seven days it goes to review by itself, with what was uploaded', async () => {
  const { db, context } = await disputed()
  await addEvidence(context, file)
  expect((await reviewDueDisputes(later(context, 7 * day - 1))).done).toEqual([])
  const due = later(context, 7 * day)
  await refuses(due, 'not-open', () => addEvidence(due, file))
  expect((await reviewDueDisputes(due)).done).toMatchObject([{ id: 'DS-01', status: 'review' }])
  expect((await reviewDueDisputes(due)).done).toEqual([])
  const row = await db.disputes.get('DS-01')
  expect(row?.evidence).toHaveLength(1)
  expect(row?.sentAt).toBeUndefined()
  expect(await lastLog({ db })).toMatchObject({ action: 'Closed evidence for dispute' })
  expect((await getBalances(db, merchantId)).USD.held).toBe(45_00)
})

test('one that can’t be read is set aside and not due again', async () => {
  const { db, context } = await ledgerDatabase()
  await db.disputes.add(disputeRow({ movesAt: context.now, amount: -1 }))
  expect((await reviewDueDisputes(context)).setAside).toEqual(['DS-01'])
  expect((await db.disputes.get('DS-01'))?.movesAt).toBeUndefined()
})

test('a clock that was ahead and is set back leaves seven days, not more', async () => {
  const { db, context } = await ledgerDatabase()
  const ahead = '2028-01-01T08:00:00.000Z'
  await db.disputes.add(disputeRow({ openedAt: ahead, dueAt: ahead, movesAt: ahead }))
  expect(await getNextDue(db, new Date(context.now))).toBe(0)
  expect(await rescheduleAfterClockChange(context)).toBe(1)
  const dueAt = later(context, 7 * day).now
  expect(await db.disputes.get('DS-01')).toMatchObject({ dueAt, movesAt: dueAt })
  expect(await rescheduleAfterClockChange(context)).toBe(0)
})

test('won, the money is the merchant’s again', async () => {
  const { db, context } = await reviewed()
  await decideDispute(context, { id: 'DS-01', outcome: 'won', decision: ' Signed. ' })
  expect(await db.disputes.get('DS-01')).toMatchObject({
    status: 'won',
    decision: 'Signed.',
    decidedBy: 'Tatenda Marufu',
  })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({ available: 45_00 - 133, held: 0 })
  expect(await db.transactions.count()).toBe(1)
  expect(await db.notifications.get('N-DS-01-WON')).toBeDefined()
  expect(await lastLog({ db })).toMatchObject({ action: 'Decided for merchant in dispute' })
})

test('lost, it goes back to the card holder as a refund, out of what was held', async () => {
  const { db, context } = await reviewed()
  const before = (await getBalances(db, merchantId)).USD
  await decideDispute(context, { id: 'DS-01', outcome: 'lost', decision: 'No proof.' })
  expect(await db.transactions.get('TX-30')).toMatchObject({ status: 'refunded', refunded: 45_00 })
  expect(await db.transactions.where('refundOf').equals('TX-30').toArray()).toMatchObject([
    { type: 'refund', amount: 45_00, reference: 'Dispute DS-01 was lost', merchantId },
  ])
  expect((await getBalances(db, merchantId)).USD).toMatchObject({
    available: before.available,
    held: 0,
  })
  expect(await db.notifications.get('N-DS-01-LOST')).toBeDefined()
  expect(await lastLog({ db })).toMatchObject({ action: 'Decided for cardholder in dispute' })
})

test('a dispute is decided once, under review, with a reason', async () => {
  const { context } = await disputed()
  const won = { id: 'DS-01', outcome: 'won', decision: 'Signed.' } as const
  await refuses(context, 'not-open', () => decideDispute(context, won))
  await sendEvidence(context, { id: 'DS-01', statement: 'x' })
  await refuses(context, 'invalid', () => decideDispute(context, { ...won, decision: '' }))
  await refuses(context, 'not-found', () => decideDispute(context, { ...won, id: 'DS-09' }))
  await decideDispute(context, won)
  await refuses(context, 'already-decided', () => decideDispute(context, won))
})

test('a merchant sees its own disputes, those that are undecided first', async () => {
  const { db } = await ledgerDatabase(cardRow(30))
  await db.disputes.bulkAdd([
    disputeRow({ status: 'won', openedAt: '2026-11-21T08:00:00.000Z' }),
    disputeRow({ id: 'DS-02', status: 'review' }),
    disputeRow({ id: 'DS-03', merchantId: 'M-001' }),
  ])
  const found = await listMerchantDisputes(db, merchantId)
  expect(found.map(({ id }) => id)).toEqual(['DS-02', 'DS-01'])
  expect(found[1]).toMatchObject({ merchant: 'Msasa Pharmacy', payment: { id: 'TX-30' } })
})

type Step = {
  what: 'open' | 'send' | 'win' | 'lose' | 'refund' | 'payout' | 'wait'
  at: number
  share: number
}
const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('open', 'open', 'send', 'win', 'lose', 'refund', 'payout', 'wait'),
    at: fc.nat(9),
    share: fc.double({ min: 0.01, max: 1, noNaN: true }),
  }),
  { minLength: 4, maxLength: 14 },
)

const accounts = [
  bankAccountRow(),
  bankAccountRow({ id: 'BA-02', currency: 'ZWL', attemptId: 'ba-2' }),
]

function refused(error: unknown): void {
  if (!(error instanceof ActionError)) throw error
}

async function act(context: ActionContext, { what, at, share }: Step, number: number) {
  const { db } = context
  const attemptId = `step ${number}`
  const pick = <T>(rows: readonly T[]) => rows[at % Math.max(rows.length, 1)]
  const row = pick((await db.transactions.toArray()).filter(({ type }) => type === 'payment'))
  const dispute = pick(await db.disputes.toArray())
  if (what === 'open' && row)
    return openDispute(context, { transactionId: row.id, reason: 'duplicate', attemptId })
  if (what === 'send' && dispute)
    return sendEvidence(context, { id: dispute.id, statement: 'Signed.' })
  if ((what === 'win' || what === 'lose') && dispute)
    return decideDispute(context, {
      id: dispute.id,
      outcome: what === 'win' ? 'won' : 'lost',
      decision: 'Seen.',
    })
  if (what === 'refund' && row) {
    const amount = Math.ceil(leftToRefund(row) * share)
    return refundTransaction(context, { id: row.id, amount, reason: 'Back', attemptId })
  }
  if (what === 'payout') {
    const account = pick(accounts) ?? bankAccountRow()
    const { available } = (await getBalances(db, merchantId))[account.currency]
    const amount = Math.floor(available * share)
    return requestPayout(context, { merchantId, accountId: account.id, amount, attemptId })
  }
}

test('whatever is opened, won, lost, refunded and paid out, available, held, paid out and on its way are what came in', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const rows = [30, 31, 32, 33].map((number) =>
        asNew(cardRow(number, number === 33 ? { currency: 'ZWL', amount: 900_07, fee: 2_03 } : {})),
      )
      const { db, context } = await ledgerDatabase(...rows)
      await db.bankAccounts.bulkAdd(accounts)
      let passed = 0
      for (const [number, step] of sequence.entries()) {
        passed += step.what === 'wait' ? step.at * day : 3_000
        const now = later(context, passed)
        await reviewDueDisputes(now)
        await movePayouts(now)
        await act(now, step, number)?.catch(refused)
        const all = await db.transactions.toArray()
        const open = (await db.disputes.toArray()).filter(
          ({ status }) => status === 'evidence' || status === 'review',
        )
        const both = await getBalances(db, merchantId)
        for (const currency of currencies) {
          const { available, held, pending, paidOut, payoutsPending } = both[currency]
          const broughtIn = all
            .filter((each) => each.currency === currency)
            .reduce((sum, { type, status, amount, fee }) => {
              if (type === 'payment') return sum + amount - fee
              if (type === 'refund') return sum - amount
              return status === 'pending' ? sum : sum - fee
            }, 0)
          expect(available + held + pending + paidOut + payoutsPending.amount).toBe(broughtIn)
          const own = open.filter((each) => each.currency === currency)
          expect(held).toBe(own.reduce((sum, { amount }) => sum + amount, 0))
        }
        for (const { transactionId, amount } of open) {
          const payment = await db.transactions.get(transactionId)
          expect(payment && leftToRefund(payment)).toBe(amount)
        }
      }
      await db.delete()
    }),
    { numRuns: 25 },
  )
})
