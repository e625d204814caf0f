import * as v from 'valibot'
import { typedLine } from '../common.ts'
import { pathTo } from '#routes/paths.ts'
import { ActionError } from '../action.ts'
import { livePayment } from '../apps/api.ts'
import { eventTables, raiseEvent } from '../apps/webhook-actions.ts'
import { type Act, checkRow, defineAction, invalid } from '../define-action.ts'
import { isUndecided } from '../disputes/rules.ts'
import { creditNoteTables, issueCreditNote } from '../invoices/credit-notes.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { writtenMoney } from '../money.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { refundStep, timelineOf } from '../ledger/timeline.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { isolated } from '../text/typed-text.ts'
import { findAttempt } from './entry-actions.ts'
import { leftToRefund, notRefundable } from './rules.ts'
import type { Transaction } from './schemas.ts'

const refund = v.object({
  id: v.string(),
  /** In minor units of the payment's currency; at most the refundable rest. */
  amount: v.number(),
  reason: typedLine,
  attemptId: v.string(),
})
type Refund = v.InferOutput<typeof refund>

function checkRefund(payment: Transaction, amount: number, disputed: boolean): void {
  const { id, currency } = payment
  const reason = notRefundable(payment, disputed)
  if (reason !== null) throw new ActionError('not-refundable', `${id}: ${reason}.`, { id, reason })
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('amount-missing')
  const left = leftToRefund(payment)
  if (amount > left)
    throw new ActionError('over-refund', `Only ${left} of ${id} is left to refund.`, {
      id,
      left: String(left),
      currency,
    })
}

/** The tables for refunding a payment. */
export const refundingTables = [...ledgerTables, ...eventTables, ...creditNoteTables] as const

/**
 * Refunds a payment inside the action's transaction, by an amount in minor units: adds a refund row
 * and updates the payment's refunded total and status. The fee is not refunded. An invoice that it paid
 * stays paid, and gets a credit note. Refuses with `invalid` without a reason.
 */
export async function enterRefund(
  act: Act<(typeof refundingTables)[number]>,
  payment: Transaction,
  { amount, reason, attemptId }: Omit<Refund, 'id'>,
): Promise<Transaction> {
  const { db, now } = act
  const { id, merchantId, customer, currency, paymentMethod, account } = payment
  const { customerEmail, customerPhone } = payment
  const earlier = await db.transactions.where('refundOf').equals(id).sortBy('date')
  const refunded = payment.refunded + amount
  const isWhole = refunded === payment.amount
  const changedPayment: Transaction = {
    ...payment,
    refunded,
    status: isWhole ? 'refunded' : 'successful',
    history: [...timelineOf(payment, earlier), refundStep(payment.amount, refunded, now)],
  }
  const wanted = 'reason-over-200-characters'
  if (reason === '') throw invalid(wanted)
  const row: Transaction = {
    id: await nextId(db, 'TX'),
    merchantId,
    customer,
    ...(customerEmail !== undefined && { customerEmail }),
    ...(customerPhone !== undefined && { customerPhone }),
    currency,
    paymentMethod,
    account,
    amount,
    date: now,
    fee: 0,
    status: 'successful',
    type: 'refund',
    reference: reason,
    refundOf: id,
    refunded: 0,
    attemptId,
    // A payment that is not settled yet is refunded out of the pending balance.
    ...(payment.availableAt !== undefined &&
      payment.availableAt > now && { availableAt: payment.availableAt }),
    history: [
      { status: 'pending', at: now },
      { status: 'successful', at: now },
    ],
  }
  const refund = checkRow('transactions', row, wanted)
  await Promise.all([
    putTransactions(db, changedPayment, refund),
    act.log({
      action: isWhole ? 'Refunded payment' : 'Partly refunded payment',
      target: id,
      type: 'system',
      merchantId,
      ...changed(payment, changedPayment, ['status', 'refunded', 'currency']),
    }),
  ])
  const object = { ...livePayment(changedPayment), amount_refunded: refunded }
  await raiseEvent(act, { merchantId, mode: 'live', type: 'payment.refunded', object })
  await issueCreditNote(act, refund)
  return refund
}

/** Tells a merchant by e-mail that the platform's staff refunded a payment of theirs. */
async function tellOfRefund(
  act: Act<(typeof refundingTables)[number]>,
  { merchantId, amount, currency, customer, reference }: Transaction,
  id: string,
): Promise<void> {
  const merchant = await act.db.merchants.get(merchantId)
  if (!merchant?.email) return
  await sendMessage(act, {
    merchantId,
    channel: 'email',
    to: [merchant.email],
    subject: `${id} was refunded by Paid`,
    body: `We refunded ${writtenMoney({ amount, currency })} of ${id} to ${isolated(customer)}: ${isolated(reference)}. The refund comes out of your balance.`,
    link: { label: 'View payment', path: pathTo('transaction-details', { id }) },
  })
}

/**
 * Refunds all or part of a successful payment (`enterRefund`). Repeating an attempt returns the refund
 * it made. By the platform's staff, the merchant gets an e-mail. Refuses with `not-refundable` also
 * while the payment is disputed. TXN-3, ADM-8.
 */
export const refundTransaction = defineAction('refundTransaction', {
  permission: { team: 'refunds', staff: 'merchant_refunds' },
  refuses: ['not-found', 'not-refundable', 'over-refund'],
  invalid: ['amount-missing', 'reason-over-200-characters'],
  tables: [...refundingTables, 'disputes'],
  input: refund,
  run: async (act, { id, ...asked }) => {
    const made = await findAttempt(act, asked.attemptId)
    if (made) return made
    const [payment, disputes] = await Promise.all([
      act.get('transactions', id),
      act.db.disputes.where('transactionId').equals(id).toArray(),
    ])
    checkRefund(payment, asked.amount, disputes.some(isUndecided))
    const row = await enterRefund(act, payment, asked)
    if (act.actor.side === 'staff') await tellOfRefund(act, row, id)
    return row
  },
})
