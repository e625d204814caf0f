import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import { livePayment } from '../apps/api.ts'
import { writtenMoney } from '../money.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { type Transaction, transactionNumber } from '../payments/schemas.ts'
import type { Act } from '../define-action.ts'
import { raiseEvent } from './raise-event.ts'
import { invoiceTables, raiseInvoicePaid } from './raise-invoice-paid.ts'
import { tellingTables, tellPeople } from './tell-people.ts'
import { changed } from '../log/write-log.ts'

/** The tables that telling of a settled payment needs. */
export const raisingTables = [...invoiceTables, 'paymentLinks', 'transactions'] as const

/** The tables that settling needs. */
export const settlingTables = [...ledgerTables, ...raisingTables, ...tellingTables] as const
type Settling = Act<(typeof settlingTables)[number]>

/** Tells the merchant that a customer has paid one of its links. */
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
    subject: `${row.customer} paid ${writtenMoney(row)}`,
    body: `By ${linkName}. The payment is ${row.id}.`,
    link: { label: 'View payment', path: `/dashboard/payments/transactions/${row.id}` },
  })
}

/**
 * Tells a merchant's addresses of a payment that has come to its end, inside the act's transaction, and of the invoice
 * that is paid by it. Gives the link that it was paid by.
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
 * Gives a pending row its outcome, inside the act's transaction: it succeeds, or fails as its account's number fixed;
 * a link's payment that succeeds is told to the merchant, and every payment to its addresses. Spec §4.
 */
export async function settle(act: Settling, row: Transaction): Promise<Transaction> {
  const { settlesAt: _at, willFail, ...kept } = row
  const status = willFail === undefined ? 'successful' : 'failed'
  const settled: Transaction = {
    ...kept,
    status,
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
    action: status === 'successful' ? `Completed ${row.type}` : `Failed ${row.type}`,
    target: row.id,
    type: 'system',
    merchantId: row.merchantId,
    ...changed(row, settled, ['status']),
  })
  return settled
}
