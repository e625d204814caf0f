import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { currency } from '../common.ts'
import { type Act, defineAction, defineRound, invalid } from '../define-action.ts'
import { checkOpen, invoiceName, openInvoice } from '../invoices/draft-actions.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { enteringTables, enterTransaction, findAttempt } from '../payments/entry-actions.ts'
import { payerName } from '../payments/rules.ts'
import { paymentMethodId } from '../payments/schemas.ts'
import { permissionOf } from '../permissions.ts'
import { customAmountLimits, linkStatusAt, type PaymentLink } from './schemas.ts'

/** Notes when the invoice that a link is for was first seen. */
async function markViewed(act: Act<'invoices'>, invoiceId: string): Promise<void> {
  const invoice = await act.db.invoices.get(invoiceId)
  if (!invoice || invoice.viewedAt !== null) return
  await act.put('invoices', { ...invoice, viewedAt: act.now })
  await act.log(
    {
      action: 'Viewed invoice',
      target: invoiceName(invoice),
      type: 'system',
      merchantId: invoice.merchantId,
    },
    invoice.customer.name,
  )
}

/**
 * Counts that someone opened a link's page, and gives the link; null for an unknown path. It is a count, not an act: it
 * leaves no row in the log, but for an invoice that is seen for the first time.
 */
export const recordLinkView = defineAction({
  permission: permissionOf.recordLinkView,
  tables: ['paymentLinks', 'invoices'],
  input: v.string(),
  run: async (act, path) => {
    const link = await act.db.paymentLinks.where('path').equals(path).first()
    if (!link) return null
    if (link.invoiceId !== undefined) await markViewed(act, link.invoiceId)
    return act.put('paymentLinks', { ...link, views: link.views + 1 })
  },
})

const newLinkPayment = v.object({
  linkId: v.string(),
  amount: v.number(),
  currency,
  /** The payer's name as typed; may be empty. */
  customer: v.string(),
  paymentMethod: paymentMethodId,
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

/**
 * Returns the invoice that a link is for, of which the amount is still open; null for any other
 * link.
 */
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
 * A customer pays a link: a pending row of the merchant's ledger, which settles after a moment
 * (`settlesAt`) as the account's number fixes it and then is told to the merchant. A payer without
 * a name goes by the number that pays. The link of an invoice takes any part of what is open of
 * that, and the payment is noted with it. Repeating an attempt returns the row it made. Refuses
 * with `not-found`, `link-inactive`, `link-expired`, `terms-changed` if the link asks for another
 * amount or currency already, `not-open` or `over-open` if less is owed, `maintenance`,
 * `not-taking-payments`, `over-limit`, `method-disabled` or `invalid`. Spec §2 Payment Links.
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

const hasExpired = ({ status, expiresAt }: PaymentLink, now: string) =>
  // An instant that can't be read counts as past: the link is then set aside.
  status !== 'expired' && expiresAt !== null && !(Date.parse(expiresAt) > Date.parse(now))

/**
 * Writes down which links have expired already, each in its own transaction and returns them.
 * Nothing waits for it: a link past its time counts as expired everywhere. One that can't be read
 * expires too. `getNextDue` says when the next one falls due. Spec §4.
 */
export const expireLinks = defineRound({
  permission: permissionOf.expireLinks,
  tables: ['paymentLinks'],

  async due({ paymentLinks }, now) {
    return (await paymentLinks.toArray())
      .filter((link) => hasExpired(link, now))
      .map(({ id }) => id)
  },
  async one({ now, get, put, log }, id) {
    const link = await get('paymentLinks', id)
    if (!hasExpired(link, now)) return null
    const expired = await put('paymentLinks', { ...link, status: 'expired' })
    await log({
      action: 'Payment link expired',
      target: link.name,
      type: 'system',
      merchantId: link.merchantId,
    })
    return expired
  },
  async setAside({ db, now, get }, id) {
    if (!hasExpired(await get('paymentLinks', id), now)) return false
    // Bypasses the schema, which would refuse the row.
    await db.paymentLinks.update(id, { status: 'expired' })
    return true
  },
})
