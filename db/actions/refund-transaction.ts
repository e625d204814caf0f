import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { refundStep, timelineOf } from '../ledger/timeline.ts'
import { leftToRefund } from '../model/refundable.ts'
import { transaction as transactionSchema, type Transaction } from '../model/transaction.ts'
import { nextId } from '../next-id.ts'
import { findAttempt } from './enter-transaction.ts'
import { writeLog } from './write-log.ts'

export interface Refund {
  id: Transaction['id']
  /** Minor units of the payment's currency; at most what is left of it. */
  amount: number
  reason: string
  attemptId: string
}

function checkRefund(payment: Transaction, amount: number): void {
  const { id, type, status, currency } = payment
  const refuse = (reason: string) => {
    throw new ActionError('not-refundable', `${id}: ${reason}.`, { id, reason })
  }
  if (type !== 'payment') refuse(`it is a ${type}`)
  if (status === 'refunded') refuse('all of it is refunded already')
  if (status !== 'successful') refuse(`it is ${status}`)
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new ActionError('invalid', 'No amount.', { reason: 'Enter an amount above 0.' })
  const left = leftToRefund(payment)
  if (amount > left)
    throw new ActionError('over-refund', `Only ${left} of ${id} is left.`, {
      id,
      left: String(left),
      currency,
    })
}

/**
 * Gives a successful payment back, all that is left of it or a part: a refund row that points at it, and the payment
 * counts what was refunded; wholly refunded it has that status. The fee is kept. The same attempt again gives the
 * refund that it made. Refused with `not-found`, `not-refundable`, `over-refund` or `invalid`. Spec §4.
 */
export async function refundTransaction(
  context: ActionContext,
  { id, amount, reason, attemptId }: Refund,
): Promise<Transaction> {
  const { db, now } = context
  const tables = [...ledgerTables(db), db.activityLog, db.counters]
  return db.transaction('rw', tables, async () => {
    const [made, payment, earlier] = await Promise.all([
      findAttempt(context, attemptId),
      db.transactions.get(id),
      db.transactions.where('refundOf').equals(id).sortBy('date'),
    ])
    if (made) return made
    if (!payment) throw new ActionError('not-found', `There is no transaction ${id}.`)
    checkRefund(payment, amount)
    const refunded = payment.refunded + amount
    const isWhole = refunded === payment.amount
    const changed: Transaction = {
      ...payment,
      refunded,
      status: isWhole ? 'refunded' : 'successful',
      history: [...timelineOf(payment, earlier), refundStep(payment.amount, refunded, now)],
    }
    const { merchantId, customer, currency, paymentMethod, account } = payment
    const row = v.safeParse(transactionSchema, {
      id: 'TX-0',
      merchantId,
      customer,
      currency,
      paymentMethod,
      account,
      amount,
      date: now,
      fee: 0,
      status: 'successful',
      type: 'refund',
      reference: reason.trim(),
      refundOf: id,
      refunded: 0,
      attemptId,
      history: [
        { status: 'pending', at: now },
        { status: 'successful', at: now },
      ],
    })
    if (!row.success || reason.trim() === '')
      throw new ActionError('invalid', 'No reason.', { reason: 'Say why, in 200 letters at most.' })
    const refund = { ...row.output, id: await nextId(db, 'TX') }
    await Promise.all([
      putTransactions(db, changed, refund),
      writeLog(context, {
        action: isWhole ? 'Refunded payment' : 'Refunded part of payment',
        target: id,
        type: 'system',
        merchantId,
        before: { status: payment.status, refunded: payment.refunded },
        after: { status: changed.status, refunded },
      }),
    ])
    return refund
  })
}
