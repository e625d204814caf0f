import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { invoiceMoney, invoiceStatusAt, type InvoiceMoney } from '../invoices/rules.ts'
import { nextId } from '../next-id.ts'
import type { InvoiceFields } from './check-invoice.ts'
import type { Act } from '../define-action.ts'

/** What an invoice is called: by its number, or by its id while it is a draft. */
export const invoiceName = ({ number, id }: Pick<Invoice, 'number' | 'id'>): string => number ?? id

/** The invoice that an attempt has made already, if it has. */
export async function findInvoiceAttempt(
  { db }: Act<'invoices'>,
  { merchantId, attemptId }: Pick<Invoice, 'merchantId' | 'attemptId'>,
): Promise<Invoice | undefined> {
  const own = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return own.find((each) => each.attemptId === attemptId)
}

/** A draft that nothing has happened to yet, with the next id. */
export async function newDraft(
  { db, now }: Act<'invoices'>,
  merchantId: MerchantId,
  attemptId: string,
  fields: InvoiceFields,
): Promise<Invoice> {
  return {
    ...fields,
    id: await nextId(db, 'IN'),
    merchantId,
    attemptId,
    number: null,
    createdAt: now,
    updatedAt: now,
    sentAt: null,
    remindedAt: null,
    viewedAt: null,
    voidedAt: null,
    linkId: null,
    paymentIds: [],
    byHand: [],
  }
}

/** What is paid and open of an invoice, inside the act's transaction. */
export async function moneyOf(
  { db }: Act<'transactions'>,
  invoice: Invoice,
): Promise<InvoiceMoney> {
  const rows = await db.transactions.bulkGet(invoice.paymentIds)
  return invoiceMoney(
    invoice,
    rows.flatMap((row) => row ?? []),
  )
}

/** An invoice of which something is owed, and its money. Throws `not-found`, or `not-open` for any other. */
export async function openInvoice(
  act: Act<'invoices' | 'transactions'>,
  id: Invoice['id'],
): Promise<{ invoice: Invoice; money: InvoiceMoney }> {
  const invoice = await act.get('invoices', id)
  const money = await moneyOf(act, invoice)
  if (money.open === 0) {
    const name = invoiceName(invoice)
    const state = invoiceStatusAt(invoice, money, new Date(act.now))
    throw new ActionError('not-open', `${name} is ${state}.`, {
      name,
      state: state === 'draft' ? 'not sent yet' : state,
    })
  }
  return { invoice, money }
}

/** Refuses an amount, in minor units, that is more than is open and not already on its way: `over-open`. */
export function checkOpen(
  invoice: Pick<Invoice, 'number' | 'id' | 'currency'>,
  { open, pending }: InvoiceMoney,
  amount: number,
): void {
  const left = Math.max(0, open - pending)
  if (amount <= left) return
  const name = invoiceName(invoice)
  throw new ActionError('over-open', `Less than that is open of ${name}.`, {
    name,
    open: String(left),
    currency: invoice.currency,
  })
}
