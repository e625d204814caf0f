import { pathTo } from '#routes/paths.ts'
import { livePayment } from '../apps/api.ts'
import { raiseEvent } from '../apps/webhook-actions.ts'
import { type Act, checkRow, defineRound } from '../define-action.ts'
import { invoiceTables, raiseInvoicePaid } from '../invoices/payment-actions.ts'
import { ledgerTables, putTransactions, stopWaiting } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { tellingTables, tellPeople } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { writtenMoney } from '../money.ts'
import { settledFrom } from '../payouts/rules.ts'
import { transactionNumber } from './rules.ts'
import type { Transaction } from './schemas.ts'
import { dueRounds } from '../due-rounds.ts'
import { isolated } from '../text/typed-text.ts'

/** The tables for notifying of a settled payment. */
export const raisingTables = [...invoiceTables, 'paymentLinks', 'transactions'] as const

/** The tables for settling. */
export const settlingTables = [
  ...ledgerTables,
  ...raisingTables,
  ...tellingTables,
  'merchants',
] as const
type Settling = Act<(typeof settlingTables)[number]>

/** Notifies the merchant that a customer has paid one of its links. */
async function notify(
  act: Settling,
  row: Transaction,
  link: PaymentLink | undefined,
): Promise<void> {
  if (row.linkId === undefined) return
  const linkName = link?.name ?? `Link ${row.linkId}`
  const told = {
    id: `N-${transactionNumber(row.id)}`,
    merchantId: row.merchantId,
    kind: 'link-paid' as const,
    transactionId: row.id,
    customer: row.customer,
    amount: row.amount,
    currency: row.currency,
    linkName,
    createdAt: act.now,
    readAt: null,
  }
  await tellPeople(act, told, {
    subject: `${isolated(row.customer)} paid ${writtenMoney(row)}`,
    body: `Link: ${isolated(linkName)}. Payment: ${row.id}.`,
    link: { label: 'View payment', path: pathTo('transaction-details', { id: row.id }) },
  })
}

/**
 * Sends a merchant's addresses the events of a finished payment and of an invoice it pays, inside
 * the action's transaction. Returns the payment's link.
 */
export async function raiseSettled(
  act: Act<(typeof raisingTables)[number]>,
  row: Transaction,
): Promise<PaymentLink | undefined> {
  const { merchantId, linkId, status } = row
  const type = status === 'successful' ? 'payment.succeeded' : 'payment.failed'
  await raiseEvent(act, { merchantId, mode: 'live', type, object: livePayment(row) })
  const link = linkId === undefined ? undefined : await act.db.paymentLinks.get(linkId)
  if (status === 'successful' && link?.invoiceId !== undefined)
    await raiseInvoicePaid(act, link.invoiceId, row.amount)
  return link
}

/**
 * Settles a pending row inside the action's transaction, with the outcome fixed by its account's
 * number; notifies the merchant of a successful link payment, and its addresses of every payment.
 * SYS-1.
 */
export async function settle(act: Settling, row: Transaction): Promise<Transaction> {
  const { settlesAt: _at, awaitsCustomer: _awaits, willFail, ...kept } = row
  const status = willFail === undefined ? 'successful' : 'failed'
  const isPaid = row.type === 'payment' && status === 'successful'
  const plan = isPaid ? ((await act.db.merchants.get(row.merchantId))?.plan ?? 'basic') : null
  const settled: Transaction = {
    ...kept,
    status,
    ...(plan && { availableAt: settledFrom(plan, act.now) }),
    ...(willFail !== undefined && { failureReason: willFail }),
    history: [
      ...timelineOf(row),
      { status, at: act.now, ...(willFail !== undefined && { note: willFail }) },
    ],
  }
  await putTransactions(act.db, settled)
  if (row.type === 'payment') {
    const link = await raiseSettled(act, settled)
    if (status === 'successful') await notify(act, settled, link)
  }
  await act.log({
    action: status === 'successful' ? `Completed ${row.type}` : `Recorded failed ${row.type}`,
    target: row.id,
    type: 'system',
    merchantId: row.merchantId,
    ...changed(row, settled, ['status']),
  })
  return settled
}

/**
 * Settles every due transaction, each in its own transaction, and returns them; another tab may
 * have settled some first. A row waiting longer than any payment can is due, because the clock was
 * set back; an unreadable row stops waiting. `getNextDue` says when to run it next.
 */
export const settleDue = defineRound('settleDue', {
  permission: null,
  refuses: ['not-found'],
  tables: settlingTables,
  due: dueRounds.settleDue,
  async one(act, id) {
    const row = await act.get('transactions', id)
    return row.settlesAt === undefined ? null : settle(act, checkRow('transactions', row))
  },
  async setAside({ db, get }, id) {
    const { settlesAt } = await get('transactions', id)
    if (settlesAt === undefined) return false
    await stopWaiting(db, id)
    return true
  },
})
