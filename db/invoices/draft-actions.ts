import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { dayText, momentOn, parseDay } from '../days.ts'
import { type Act, checkRow, defineAction, invalid, invalidText } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { invoiceMoney, type InvoiceMoney, invoiceStatusAt, invoiceTotals } from './rules.ts'
import {
  type InvoiceFields,
  invoiceFieldMessages as wrong,
  invoiceFields,
  sendableFields,
} from './fields.ts'
import type { Invoice } from './schemas.ts'
import type { InvalidReason } from '../refusals.ts'

/** Why an invoice can't be sent, where a field's error would not name the field. */
const reasons: Partial<Record<string, InvalidReason>> = {
  [wrong.name]: 'customer-missing',
  [wrong.reach]: 'contact-missing',
  [wrong.noLines]: 'line-empty',
  [wrong.description]: 'line-empty',
  [wrong.noTotal]: 'total-zero',
  [wrong.dayPast]: 'due-date-past',
}

/** Refuses with `invalid` to send an invoice without a customer or amount, or due before today. */
export function checkSendable(invoice: Invoice, now: string): void {
  const checked = v.safeParse(sendableFields(new Date(now)), invoice)
  if (checked.success) return
  const { message } = checked.issues[0]
  const reason = reasons[message]
  throw reason ? invalid(reason) : invalidText(message)
}

/** Returns an invoice's number, or its id while it is a draft. */
export const invoiceName = ({ number, id }: Pick<Invoice, 'number' | 'id'>): string => number ?? id

/** Returns the invoice that an attempt already created, if any. */
async function findInvoiceAttempt(
  { db }: Act<'invoices'>,
  { merchantId, attemptId }: Pick<Invoice, 'merchantId' | 'attemptId'>,
): Promise<Invoice | undefined> {
  const own = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return own.find((each) => each.attemptId === attemptId)
}

/** Returns a new draft with the next id and no history. */
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
    creditNotes: [],
  }
}

/** Returns an invoice's paid amount and amount due inside the action's transaction. */
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

/**
 * Returns an invoice with an amount due, and its money. Throws `not-found`, or `not-open` if
 * nothing is due.
 */
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

/**
 * Refuses with `over-open` an amount, in minor units, above what is due and not already pending.
 */
export function checkOpen(
  invoice: Pick<Invoice, 'number' | 'id' | 'currency'>,
  { open, pending }: InvoiceMoney,
  amount: number,
): void {
  const left = Math.max(0, open - pending)
  if (amount <= left) return
  const name = invoiceName(invoice)
  throw new ActionError('over-open', `The amount is more than ${name} has due.`, {
    name,
    open: String(left),
    currency: invoice.currency,
  })
}

const savedInvoice = v.intersect([
  invoiceFields,
  v.object({
    merchantId: v.string(),
    /** The draft to change; null creates one. */
    id: v.nullable(v.string()),
    /** The draft's last change when it was shown; null for a new one. */
    updatedAt: v.nullable(v.string()),
    attemptId: v.string(),
  }),
])
type SavedInvoice = v.InferOutput<typeof savedInvoice>

/**
 * Returns the draft to change: the one with the id, or the one that this attempt already created;
 * null if it is new.
 */
async function draftBefore(
  act: Act<'merchants' | 'invoices'>,
  input: SavedInvoice,
): Promise<Invoice | null> {
  const { id, merchantId } = input
  if (id === null) await act.get('merchants', merchantId)
  const before =
    id === null ? ((await findInvoiceAttempt(act, input)) ?? null) : await act.get('invoices', id)
  if (!before) return null
  const name = invoiceName(before)
  if (before.sentAt !== null)
    throw new ActionError('not-draft', `${before.id} is already sent.`, { name })
  if (id !== null && before.updatedAt !== input.updatedAt)
    throw new ActionError('changed-meanwhile', `${id} was changed.`, { name })
  return before
}

const isSame = (one: Invoice, other: Invoice) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Saves a new or changed draft, which may be incomplete. Amounts are in minor units, quantities in
 * thousandths. Repeating an attempt changes the draft it made. Refuses with `not-found`,
 * `not-draft`, `changed-meanwhile` if someone else has changed it since it was shown, or `invalid`.
 * INV-1.
 */
export const saveInvoice = defineAction('saveInvoice', {
  permission: 'payments',
  refuses: ['not-found', 'not-draft', 'changed-meanwhile'],
  tables: ['merchants', 'invoices'],
  input: savedInvoice,
  run: async (act, input) => {
    const { id: _id, merchantId, attemptId, updatedAt: _seen, ...fields } = input
    const before = await draftBefore(act, input)
    const next = checkRow(
      'invoices',
      before ? { ...before, ...fields } : await newDraft(act, merchantId, attemptId, fields),
    )
    if (before && isSame(next, checkRow('invoices', before))) return before
    const invoice = await act.put('invoices', { ...next, updatedAt: act.now })
    await act.log({
      action: before === null ? 'Created invoice draft' : 'Updated invoice draft',
      target: invoiceName(invoice),
      type: 'configuration',
      merchantId: invoice.merchantId,
      after: { total: invoiceTotals(invoice).total, currency: invoice.currency },
    })
    return invoice
  },
})

/** Returns a due date as many days from now as the original allowed. */
function dueDateLike({ dueDate, sentAt, createdAt }: Invoice, now: string): string {
  const due = parseDay(dueDate) ?? new Date(now)
  const days = differenceInCalendarDays(due, new Date(sentAt ?? createdAt))
  return dayText(momentOn(new Date(now), Math.max(0, days)))
}

/**
 * Creates a draft from an invoice: customer, lines, discount, tax and notes, with as many days to
 * pay it. Repeating an attempt returns the draft it made. INV-1.
 */
export const duplicateInvoice = defineAction('duplicateInvoice', {
  permission: 'payments',
  refuses: ['not-found'],
  tables: ['invoices'],
  input: v.object({ id: v.string(), attemptId: v.string() }),
  run: async (act, { id, attemptId }) => {
    const original = await act.get('invoices', id)
    const { merchantId, customer, lines, discount, taxPercent, currency, notes } = original
    const made = await findInvoiceAttempt(act, { merchantId, attemptId })
    if (made) return made
    const draft = await act.put(
      'invoices',
      await newDraft(act, merchantId, attemptId, {
        customer,
        lines,
        discount,
        taxPercent,
        currency,
        dueDate: dueDateLike(original, act.now),
        notes,
      }),
    )
    await act.log({
      action: 'Duplicated invoice',
      target: invoiceName(draft),
      type: 'configuration',
      merchantId,
      after: { from: invoiceName(original) },
    })
    return draft
  },
})

/**
 * Deletes a draft and returns it. Refuses with `not-found`, or `not-draft` for a sent invoice,
 * which can only be voided.
 */
export const deleteInvoiceDraft = defineAction('deleteInvoiceDraft', {
  permission: 'payments',
  refuses: ['not-found', 'not-draft'],
  tables: ['invoices'],
  input: v.string(),
  run: async (act, id) => {
    const draft = await act.get('invoices', id)
    const name = invoiceName(draft)
    if (draft.sentAt !== null)
      throw new ActionError('not-draft', `${name} is already sent.`, { name })
    await act.db.invoices.delete(id)
    await act.log({
      action: 'Deleted invoice draft',
      target: name,
      type: 'configuration',
      merchantId: draft.merchantId,
    })
    return draft
  },
})
