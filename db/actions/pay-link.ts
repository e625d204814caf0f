import * as v from 'valibot'
import { currency } from '../common.ts'
import { permissionOf } from '../permissions.ts'
import { paymentMethodId } from '../payments/schemas.ts'
import { ActionError } from '../action.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { customAmountLimits, linkStatusAt, type PaymentLink } from '../links/schemas.ts'
import { payerName } from '../payments/rules.ts'
import { defineAction, invalid, type Act } from '../define-action.ts'
import { enteringTables, enterTransaction, findAttempt } from './enter-transaction.ts'
import { checkOpen, openInvoice } from './invoice-acts.ts'

const newLinkPayment = v.object({
  linkId: v.string(),
  /** Minor units, as the customer was shown them: the link's own amount, or the customer's choice where it names none. */
  amount: v.number(),
  /** The currency in which the customer was shown the amount. */
  currency,
  /** The payer's name as typed; may be empty. */
  customer: v.string(),
  paymentMethod: paymentMethodId,
  /** The handset or card number as typed; kept masked. */
  account: v.string(),
  attemptId: v.string(),
})
type NewLinkPayment = v.InferOutput<typeof newLinkPayment>

type Terms = Pick<NewLinkPayment, 'amount' | 'currency'>

function checkPayable(link: PaymentLink, { amount, currency }: Terms, now: number): void {
  const { name } = link
  const status = linkStatusAt(link, now)
  if (status === 'expired') throw new ActionError('link-expired', `${name} has expired.`, { name })
  if (status === 'inactive')
    throw new ActionError('link-inactive', `${name} is not active.`, { name })
  if (currency !== link.currency || (link.amount !== null && amount !== link.amount))
    throw new ActionError('terms-changed', `${name} asks for something else now.`, {
      name,
      currency: link.currency,
      ...(link.amount !== null && { amount: String(link.amount) }),
    })
  // Of an invoice any part may be paid.
  if (link.invoiceId !== undefined) return
  const { min, max } = customAmountLimits[currency]
  if (amount < min || amount > max) throw invalid('That is not an amount that this link takes.')
}

/** The invoice that a link is for, of which the amount is still open; null for any other link. */
async function invoiceFor(
  act: Act<'invoices' | 'transactions'>,
  { invoiceId }: PaymentLink,
  amount: number,
): Promise<Invoice | null> {
  if (invoiceId === undefined) return null
  const { invoice, money } = await openInvoice(act, invoiceId)
  checkOpen(invoice, money, amount)
  return invoice
}

/**
 * A customer pays a link: a pending row of the merchant's ledger, which settles after a moment (`settlesAt`) as the
 * account's number fixes it and then is told to the merchant. A payer without a name goes by the number that pays. The
 * link of an invoice takes any part of what is open of that, and the payment is noted with it. The same attempt again
 * gives the row that it made.
 * Refused with `not-found`, `link-inactive`, `link-expired`, `terms-changed` where the link asks for another amount or
 * currency by now, `not-open` or `over-open` where less is owed, `maintenance`, `not-taking-payments`, `over-limit`,
 * `method-disabled` or `invalid`. Spec §2 Payment Links.
 */
export const payLink = defineAction({
  permission: permissionOf.payLink,
  tables: [...enteringTables, 'paymentLinks', 'invoices'],
  input: newLinkPayment,
  run: async (act, { linkId, ...payment }) => {
    const made = await findAttempt(act, payment.attemptId)
    if (made) return made
    const link = await act.get('paymentLinks', linkId)
    checkPayable(link, payment, Date.parse(act.now))
    const invoice = await invoiceFor(act, link, payment.amount)
    const row = await enterTransaction(act, {
      ...payment,
      customer: payerName(payment.customer, payment),
      merchantId: link.merchantId,
      type: 'payment',
      reference: `ZW${linkId}`,
      linkId,
    })
    if (invoice)
      await act.put('invoices', { ...invoice, paymentIds: [...invoice.paymentIds, row.id] })
    await act.log(
      {
        action: invoice ? 'Paid an invoice' : 'Paid a payment link',
        target: invoice?.number ?? link.name,
        type: 'system',
        merchantId: link.merchantId,
        after: { transaction: row.id, amount: row.amount, currency: row.currency },
      },
      row.customer,
    )
    return row
  },
})
