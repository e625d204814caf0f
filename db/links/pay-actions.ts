import * as v from 'valibot'
import { pathTo } from '#routes/paths.ts'
import { ActionError } from '../action.ts'
import { currency } from '../common.ts'
import { takeNextPayment } from '../demo/actions.ts'
import { type Act, defineAction, defineRound, invalid } from '../define-action.ts'
import { checkOpen, invoiceName, openInvoice } from '../invoices/draft-actions.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { tellingTables, tellPeople } from '../log/tell-actions.ts'
import { maxAmount, writtenMoney } from '../money.ts'
import {
  enteringTables,
  enterTransaction,
  findAttempt,
  type NewEntry,
} from '../payments/entry-actions.ts'
import { isWithin, payerName, payerReference, transactionNumber } from '../payments/rules.ts'
import { paymentMethodId, type Transaction } from '../payments/schemas.ts'
import { type NextPayment, outcomeWhen } from '../payments/test-accounts.ts'
import { hasExpired, linkLimits, linkStatusAt } from './rules.ts'
import type { PaymentLink } from './schemas.ts'
import { dueRounds } from '../due-rounds.ts'
import { draftLanguage } from '../text/payer-words/languages.ts'
import { isolated } from '../text/typed-text.ts'

/** Records when a link's invoice was first viewed. */
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
 * Counts a view of a link's page and returns the link; null for an unknown path. It writes no log
 * entry except when an invoice is first viewed.
 */
export const recordLinkView = defineAction('recordLinkView', {
  permission: null,
  refuses: [],
  tables: ['paymentLinks', 'invoices'],
  input: v.string(),
  run: async (act, path) => {
    const link = await act.db.paymentLinks.where('path').equals(path).first()
    if (!link) return null
    if (link.invoiceId !== undefined) await markViewed(act, link.invoiceId)
    return act.put('paymentLinks', { ...link, views: link.views + 1 })
  },
})

export const newLinkPayment = v.object({
  linkId: v.string(),
  amount: v.number(),
  currency,
  /** The payer's name as typed; may be empty. */
  customer: v.string(),
  paymentMethod: paymentMethodId,
  account: v.string(),
  /** The customer's fee as the payer was shown it, in minor units. */
  shownFee: v.optional(v.number()),
  /** The draft that the checkout speaks; omitted for English. */
  language: v.optional(draftLanguage),
  attemptId: v.string(),
})
type NewLinkPayment = v.InferOutput<typeof newLinkPayment>

type Terms = Pick<NewLinkPayment, 'amount' | 'currency'>

/** Refuses a link that is not active at an instant (ms). */
export function checkActive(link: PaymentLink, now: number): void {
  const { name } = link
  const status = linkStatusAt(link, now)
  if (status === 'expired') throw new ActionError('link-expired', `${name} has expired.`, { name })
  if (status === 'inactive')
    throw new ActionError('link-inactive', `${name} is not active.`, { name })
}

function checkPayable(link: PaymentLink, { amount, currency }: Terms, now: number): void {
  checkActive(link, now)
  const { name } = link
  if (currency !== link.currency || (link.amount !== null && amount !== link.amount))
    throw new ActionError('terms-changed', `The amount or currency of ${name} has changed.`, {
      name,
      currency: link.currency,
      ...(link.amount !== null && { amount: String(link.amount) }),
    })
}

/** Refuses an amount outside a link's limits; what is due on its invoice is checked with the invoice. */
function checkAmount(link: PaymentLink, amount: number, paymentLimit: number | null): void {
  const limits = linkLimits(link, paymentLimit, link.invoiceId === undefined ? null : maxAmount)
  if (isWithin(amount, limits)) return
  if (!limits.limited || amount < limits.min) throw invalid('amount-not-of-link')
  throw new ActionError('amount-not-taken', `The amount is above the limit of ${link.name}.`)
}

/** Returns a link's invoice if the amount is still due; null for a link without an invoice. */
async function invoiceFor(
  act: Act<'invoices' | 'transactions'>,
  { invoiceId }: Pick<PaymentLink, 'invoiceId'>,
  amount: number,
): Promise<Invoice | null> {
  if (invoiceId === undefined) return null
  const { invoice, money } = await openInvoice(act, invoiceId)
  checkOpen(invoice, money, amount)
  return invoice
}

/** The tables for entering a link's payment. */
export const linkPaymentTables = [...enteringTables, 'paymentLinks', 'invoices'] as const

/**
 * Enters a payment of a link, whose terms are checked already, and adds it to the link's invoice, if
 * any. Call it inside the action's transaction with `linkPaymentTables`. Refuses with `not-open` or
 * `over-open` if less is due on the invoice, or as `enterTransaction` does.
 */
export async function enterLinkPayment(
  act: Act<(typeof linkPaymentTables)[number]>,
  link: Pick<PaymentLink, 'id' | 'name' | 'merchantId' | 'invoiceId'>,
  payment: Omit<NewLinkPayment, 'linkId'> & Pick<NewEntry, 'paidAt' | 'outcome'>,
): Promise<Transaction> {
  const invoice = await invoiceFor(act, link, payment.amount)
  const row = await enterTransaction(act, {
    ...payment,
    customer: invoice?.customer.name || payerName(payment.customer, payment),
    merchantId: link.merchantId,
    type: 'payment',
    reference: payerReference(payment.attemptId),
    linkId: link.id,
  })
  if (invoice)
    await act.put('invoices', { ...invoice, paymentIds: [...invoice.paymentIds, row.id] })
  await act.log(
    {
      action: invoice ? 'Paid invoice' : 'Paid payment link',
      target: invoice?.number ?? link.name,
      type: 'system',
      merchantId: link.merchantId,
      after: { transaction: row.id, amount: row.amount, currency: row.currency },
    },
    row.customer,
  )
  return row
}

/** Notifies the merchant of a bank transfer that its customer says is sent. */
async function tellOfTransfer(
  act: Act<(typeof tellingTables)[number]>,
  { id, merchantId, customer, amount, currency, reference }: Transaction,
): Promise<void> {
  await tellPeople(
    act,
    {
      id: `N-${transactionNumber(id)}-SENT`,
      merchantId,
      kind: 'transfer-sent',
      transactionId: id,
      customer,
      amount,
      currency,
      createdAt: act.now,
      readAt: null,
    },
    {
      subject: `${isolated(customer)} sent a bank transfer of ${writtenMoney({ amount, currency })}`,
      body: `We’re checking the ZIPIT transfer with the reference ${reference}. ${id} stays pending until it arrives.`,
      link: { label: 'View payment', path: pathTo('transaction-details', { id }) },
    },
  )
}

/** The tables for paying a link. */
export const payLinkTables = [...linkPaymentTables, ...tellingTables, 'demoSettings'] as const

/**
 * Pays a link as `payLink` does, whose transaction or one over the same tables this needs. `choose`
 * says what the customer does, once everything else is checked; the account's number decides if it
 * gives nothing.
 */
export async function payOpenLink(
  act: Act<(typeof payLinkTables)[number]>,
  { linkId, ...payment }: NewLinkPayment,
  choose: () => Promise<NextPayment | undefined>,
): Promise<Transaction> {
  const made = await findAttempt(act, payment.attemptId)
  if (made) return made
  const link = await act.get('paymentLinks', linkId)
  checkPayable(link, payment, Date.parse(act.now))
  const { paymentLimit } = await act.get('merchants', link.merchantId)
  checkAmount(link, payment.amount, paymentLimit)
  const does = await choose()
  const row = await enterLinkPayment(act, link, {
    ...payment,
    ...(does && { outcome: outcomeWhen(does, payment.paymentMethod) }),
  })
  if (row.paymentMethod === 'bank') await tellOfTransfer(act, row)
  return row
}

/**
 * Pays a link: adds a pending transaction that settles shortly (`settlesAt`), with the outcome fixed
 * by the account's number unless the presenter chose what the customer does next. The merchant is
 * notified once it has settled, and of a bank transfer at once too, since it takes longer. An
 * invoice's payment has its customer's name; another payer without a name is shown by account. An
 * invoice's link accepts any part of the amount due. Repeating an attempt returns the row it made.
 * Refuses with `not-found`, `link-inactive`, `link-expired`, `terms-changed` if the link's amount or
 * currency has changed, `fee-changed` if the customer's fee has, `not-open` or `over-open` if less is
 * due, `maintenance`, `not-taking-payments`, `amount-not-taken`, `method-disabled` or `invalid`.
 * LINK-5.
 */
export const payLink = defineAction('payLink', {
  permission: null,
  refuses: [
    'not-found',
    'link-inactive',
    'link-expired',
    'terms-changed',
    'fee-changed',
    'not-open',
    'over-open',
    'maintenance',
    'not-taking-payments',
    'amount-not-taken',
    'method-disabled',
    'over-limit',
  ],
  invalid: ['amount-not-of-link', 'amount-out-of-range', 'payer-missing', 'texts-long'],
  tables: payLinkTables,
  input: newLinkPayment,
  run: (act, payment) => payOpenLink(act, payment, () => takeNextPayment(act)),
})

const isExpiryDue = (link: PaymentLink, now: string) =>
  link.status !== 'expired' && hasExpired(link, Date.parse(now))

/**
 * Marks expired links, each in its own transaction, and returns them. Nothing depends on it: a link
 * past its expiry counts as expired everywhere. Unreadable rows expire too. `getNextDue` says when
 * to run it next. LINK-5.
 */
export const expireLinks = defineRound('expireLinks', {
  permission: null,
  refuses: ['not-found'],
  tables: ['paymentLinks'],
  due: dueRounds.expireLinks,
  async one({ now, get, put, log }, id) {
    const link = await get('paymentLinks', id)
    if (!isExpiryDue(link, now)) return null
    const expired = await put('paymentLinks', { ...link, status: 'expired' })
    await log({
      action: 'Expired payment link',
      target: link.name,
      type: 'system',
      merchantId: link.merchantId,
    })
    return expired
  },
  async setAside({ db, now, get }, id) {
    if (!isExpiryDue(await get('paymentLinks', id), now)) return false
    // Bypasses the schema, which would refuse the row.
    await db.paymentLinks.update(id, { status: 'expired' })
    return true
  },
})
