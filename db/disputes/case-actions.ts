import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { currency, shortened, typedLines } from '../common.ts'
import { type Period, startOfDay } from '../days.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { PlanId } from '../merchants/schemas.ts'
import { merchantTellingTables, tellMerchant } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { findAttempt } from '../payments/entry-actions.ts'
import { paidBy } from '../payments/rules.ts'
import { paymentMethodId, type Transaction } from '../payments/schemas.ts'
import { raiseSettled, raisingTables } from '../payments/settling-actions.ts'
import { settledFrom } from '../payouts/rules.ts'
import { caseNews } from './messages.ts'
import { getStatementPayments } from './queries.ts'
import { reconcile, type Reconciled } from './reconcile.ts'
import { isChargedOnly, notACase } from './rules.ts'
import type { PaymentCase, StatementFinding } from './schemas.ts'
import { isAtEdge, mostStatementLines, type StatementLine, withLeeway } from './statement-lines.ts'
import { openedCase, openedCaseLine } from './steps.ts'

/** The tables for notifying a merchant of a case. */
const caseNewsTables = merchantTellingTables

/**
 * Notifies the merchant of a case's current state, in the app and by e-mail, inside the action's
 * transaction.
 */
async function tellOfCase(
  act: Act<(typeof caseNewsTables)[number]>,
  row: PaymentCase,
  payment: Transaction,
): Promise<void> {
  const { notification, words } = caseNews(row, payment, act.now)
  await tellMerchant(act, notification, words)
}

const openingTables = [...caseNewsTables, 'transactions', 'cases'] as const

interface Opening extends Pick<PaymentCase, 'note' | 'openedBy' | 'attemptId'> {
  /** Why the payment can't have a case, as the end of "TX-10 is …". */
  refused: (payment: Transaction) => string | null
}

/**
 * Opens a case of a payment and notifies the merchant; repeating an attempt returns the case it opened. Refuses with
 * `not-open` or `no-change`.
 */
async function enterCase(
  act: Act<(typeof openingTables)[number]>,
  payment: Transaction,
  { refused, note, openedBy, attemptId }: Opening,
): Promise<PaymentCase> {
  const { id } = payment
  const [before] = await act.db.cases.where('transactionId').equals(id).toArray()
  if (before?.attemptId === attemptId) return before
  if (before)
    throw new ActionError('no-change', `${id} already has a case.`, {
      name: `Case ${before.id} for ${id}`,
      state: before.status,
    })
  const state = refused(payment)
  if (state !== null) throw new ActionError('not-open', `${id} is ${state}.`, { name: id, state })
  const row = openedCase(payment, {
    id: await nextId(act.db, 'CS'),
    note,
    openedAt: act.now,
    openedBy,
    attemptId,
  })
  const opened = await act.put('cases', row, 'over-2000-characters')
  await tellOfCase(act, opened, payment)
  await act.log(openedCaseLine(opened, payment), openedBy)
  return opened
}

const notReported = (payment: Transaction): string | null =>
  isChargedOnly(payment, null) ? null : payment.status

/**
 * Opens a case of a mobile money payment and notifies the merchant: by staff, of a failed or pending one
 * that the customer says was debited; at the request of the merchant's team, of one that was charged, but
 * not received. Repeating an attempt returns the case it opened. Refuses with `not-open` if the payment's
 * state allows no case, or `no-change` if it has one. DSP-2.
 */
export const openCase = defineAction('openCase', {
  permission: { team: 'payments', staff: 'case_management' },
  refuses: ['not-found', 'not-open', 'no-change'],
  invalid: ['over-2000-characters'],
  tables: openingTables,
  input: v.object({ transactionId: v.string(), note: typedLines, attemptId: v.string() }),
  run: async (act, { transactionId, ...given }) =>
    enterCase(act, await act.get('transactions', transactionId), {
      ...given,
      openedBy: act.actor.name,
      refused: act.actor.side === 'team' ? notReported : notACase,
    }),
})

/**
 * Opens the same case at the request of the payment's customer, who alone knows the id of the attempt to pay. Repeating an
 * attempt returns the case it opened. Refuses with `not-found`, `not-open`, or `no-change` if it has a case. DSP-2.
 */
export const reportOwnPayment = defineAction('reportOwnPayment', {
  permission: null,
  refuses: ['not-found', 'not-open', 'no-change'],
  invalid: ['over-2000-characters'],
  tables: openingTables,
  input: v.object({
    /** The id of the attempt that made the payment. */
    paidBy: v.string(),
    note: typedLines,
    attemptId: v.string(),
  }),
  run: async (act, { paidBy: attempt, ...given }) => {
    const payment = await findAttempt(act, attempt)
    if (!payment) throw new ActionError('not-found', 'There is no payment of this attempt.')
    return enterCase(act, payment, { ...given, openedBy: payment.customer, refused: notReported })
  },
})

const caseResolution = v.object({
  id: v.string(),
  /** Credited to the merchant, or returned to the customer. */
  outcome: v.picklist(['paid', 'refunded']),
  /** The reason, for later readers. */
  resolution: typedLines,
})
type CaseResolution = v.InferOutput<typeof caseResolution>

/**
 * Returns the payment after its case is resolved, with its original fee and amount. Paid, it is settled as any that
 * succeeds at that time.
 */
function resolved(
  {
    willFail: _will,
    settlesAt: _at,
    awaitsCustomer: _awaits,
    failureReason,
    ...payment
  }: Transaction,
  { id, outcome }: CaseResolution,
  { at, plan }: { at: string; plan: PlanId },
): Transaction {
  const isPaid = outcome === 'paid'
  const status = isPaid ? 'successful' : 'failed'
  const note = isPaid ? `Credited by case ${id}` : `Refunded to the customer by case ${id}`
  const reason = failureReason ?? 'The provider did not confirm the payment'
  return {
    ...payment,
    status,
    ...(isPaid ? { availableAt: settledFrom(plan, at) } : { failureReason: reason }),
    history: [...timelineOf(payment), { status, at, note }],
  }
}

/**
 * Resolves an open case and notifies the merchant and the payer. Paid: the payment succeeds with
 * its original fee and counts in the balance, available as its plan settles. Refunded: the customer has the money, and the
 * payment stays failed. Refuses with `not-found`, `already-decided`, `changed-meanwhile` if the payment has
 * since ended another way, or `invalid` without a reason. Not in the specification.
 */
export const resolveCase = defineAction('resolveCase', {
  permission: 'case_management',
  refuses: ['not-found', 'already-decided', 'changed-meanwhile'],
  invalid: ['finding-missing', 'over-2000-characters'],
  tables: [...ledgerTables, ...raisingTables, ...caseNewsTables, 'cases'],
  input: caseResolution,
  run: async (act, input) => {
    const before = await act.get('cases', input.id)
    const { id, transactionId, merchantId } = before
    if (before.status !== 'open')
      throw new ActionError('already-decided', `${id} is ${before.status}.`, { name: id })
    const payment = await act.get('transactions', transactionId)
    if (payment.status !== 'failed' && payment.status !== 'pending')
      throw new ActionError('changed-meanwhile', `${transactionId} is ${payment.status}.`, {
        name: transactionId,
      })
    const { resolution } = input
    if (resolution === '') throw invalid('finding-missing')
    const plan = (await act.db.merchants.get(merchantId))?.plan ?? 'basic'
    const whole = { ...payment, history: timelineOf(payment) }
    const after = resolved(whole, input, { at: act.now, plan })
    await putTransactions(act.db, after)
    const row = await act.put(
      'cases',
      {
        ...before,
        status: input.outcome,
        resolution,
        resolvedAt: act.now,
        resolvedBy: act.actor.name,
      },
      'over-2000-characters',
    )
    if (after.status !== payment.status) await raiseSettled(act, after)
    await tellOfCase(act, row, after)
    const { before: was, after: is } = changed(payment, after, ['status'])
    await act.log({
      action: input.outcome === 'paid' ? 'Paid merchant in case' : 'Refunded customer in case',
      target: `${id} for ${transactionId}`,
      type: 'review',
      merchantId,
      before: { case: 'open', payment: was?.['status'] ?? null },
      after: { transaction: transactionId, case: row.status, payment: is?.['status'] ?? null },
    })
    return row
  },
})

const statementCheck = v.object({
  method: paymentMethodId,
  from: v.number(),
  before: v.number(),
  fileName: v.string(),
  /** No line was left unread that may be a payment. */
  isWhole: v.boolean(),
  lines: v.array(
    v.object({
      number: v.number(),
      receipt: v.string(),
      reference: v.string(),
      date: v.union([v.number(), v.nan()]),
      dateText: v.string(),
      isDay: v.boolean(),
      account: v.string(),
      amount: v.number(),
      currency,
    }),
  ),
})

/**
 * Returns the days from the first line to the last, in milliseconds; the whole period when no line
 * has a date.
 */
function daysOf(lines: readonly StatementLine[], { from, before }: Period): Period {
  const dates = lines.map(({ date }) => date).filter(Number.isFinite)
  if (dates.length === 0) return { from, before }
  const first = dates.reduce((least, date) => Math.min(least, date))
  const last = dates.reduce((most, date) => Math.max(most, date))
  return { from: startOfDay(new Date(first)), before: startOfDay(new Date(last), 1) }
}

const vague = ['no-date', 'no-account', 'several'] as const

/** Returns what a statement says of a payment; null where it says nothing for certain. */
function findingOf(
  payment: Transaction,
  { matched, differing, onlyStatement }: Reconciled<StatementLine, Transaction>,
): Pick<StatementFinding, 'found' | 'receipt' | 'amount'> | null {
  const isOwn = (pair: { payment: Transaction }) => pair.payment.id === payment.id
  const same = matched.find(isOwn)
  const other = differing.find(isOwn)
  const { line, reversal } = same ?? other ?? {}
  if (line)
    return {
      found: reversal ? 'returned' : same ? 'matched' : 'differs',
      receipt: shortened(line.receipt),
      amount: line.amount,
    }
  const isSameAmount = (each: StatementLine) =>
    each.amount === paidBy(payment) && each.currency === payment.currency
  // A line that may be the payment, but is too vague to be paired with it.
  const isUnsure = onlyStatement.some(
    (each) => vague.some((why) => why === each.why) && isSameAmount(each.line),
  )
  return isUnsure ? null : { found: 'missing' }
}

/**
 * Compares a provider's statement with the ledger and records in each open case of its method and
 * days whether the payment was found, returned, differs, or is missing. Returns those cases. Refuses
 * with `invalid` for a statement that is empty, too long or undated. Not in the specification.
 */
export const checkStatement = defineAction('checkStatement', {
  permission: 'case_management',
  refuses: [],
  invalid: ['days-reversed', 'statement-empty', 'statement-long'],
  tables: ['transactions', 'cases'],
  input: statementCheck,
  run: async (act, { fileName, isWhole, lines, ...asked }): Promise<PaymentCase[]> => {
    if (lines.length === 0) throw invalid('statement-empty')
    if (lines.length > mostStatementLines) throw invalid('statement-long')
    if (!(asked.from < asked.before)) throw invalid('days-reversed')
    const payments = await getStatementPayments(act.db, withLeeway(asked))
    const result = reconcile(lines, payments, asked)
    const byId = new Map(payments.map((payment) => [payment.id, payment]))
    const covered = daysOf(lines, asked)
    const checked: PaymentCase[] = []
    const base = { fileName: shortened(fileName), checkedAt: act.now }
    for (const row of await act.db.cases.toArray()) {
      const payment = byId.get(row.transactionId)
      const found = row.status === 'open' && payment ? findingOf(payment, result) : null
      if (!payment || !found) continue
      // A shorter statement proves nothing about the days that it omits, nor one with unread lines about any.
      const isProof = isWhole && !isAtEdge(Date.parse(payment.date), covered)
      if (found.found === 'missing' && !isProof) continue
      checked.push(await act.put('cases', { ...row, statement: { ...base, ...found } }))
    }
    await act.log({
      action: 'Matched provider statement',
      target: base.fileName,
      type: 'review',
      after: { method: asked.method, lines: lines.length, cases: checked.length },
    })
    return checked
  },
})
