import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { getPayerLanguage } from '../demo/queries.ts'
import type { PaymentLink } from '../links/schemas.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { currencies, type Currency } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { PayerLanguage } from '../text/payer-words/languages.ts'
import { type CreditNote, creditNotesOf } from './credit-notes.ts'
import {
  daysPastDue,
  invoiceMoney,
  type InvoiceMoney,
  type InvoiceStatus,
  invoiceStatusAt,
  nextInvoiceNumber,
} from './rules.ts'
import type { Invoice } from './schemas.ts'

/** An invoice with its money in minor units of its currency, and its state as of an instant. */
export type InvoiceListing = Invoice &
  InvoiceMoney & {
    status: InvoiceStatus
    /** Whole days past the due date; 0 unless overdue. */
    daysLate: number
  }

/** Returns an invoice's amounts and state at an instant. */
export function invoiceAt(invoice: Invoice, money: InvoiceMoney, now: Date): InvoiceListing {
  const status = invoiceStatusAt(invoice, money, now)
  const daysLate = status === 'overdue' ? daysPastDue(invoice.dueDate, now) : 0
  return { ...invoice, ...money, status, daysLate }
}

/**
 * Returns invoices with their amounts and states at an instant, computed from the ledger's
 * payments.
 */
export async function invoicesAt(
  db: Part<'transactions'>,
  invoices: readonly Invoice[],
  now: Date,
): Promise<InvoiceListing[]> {
  const rows = await db.transactions.bulkGet(invoices.flatMap(({ paymentIds }) => paymentIds))
  const payments = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  return invoices.map((invoice) => {
    const own = invoice.paymentIds.flatMap((id) => payments.get(id) ?? [])
    return invoiceAt(invoice, invoiceMoney(invoice, own), now)
  })
}

export const ageSpans = ['current', 'to30', 'to60', 'over60'] as const
export type AgeSpan = (typeof ageSpans)[number]

/** A merchant's amounts due in one currency, in minor units. */
export interface InvoiceSums {
  currency: Currency
  outstanding: number
  overdue: number
  /** The amount due by how many days it is overdue. */
  byAge: Record<AgeSpan, number>
}

/** Returns the age span of a number of days past the due date; 0 days is not overdue. */
export function ageOf(daysLate: number): AgeSpan {
  if (daysLate === 0) return 'current'
  if (daysLate <= 30) return 'to30'
  return daysLate <= 60 ? 'to60' : 'over60'
}

/** Totals amounts due and overdue for every currency with an invoice. INV-4. */
export function invoiceSums(invoices: readonly InvoiceListing[]): InvoiceSums[] {
  return currencies.flatMap((currency) => {
    const own = invoices.filter((each) => each.currency === currency)
    if (own.length === 0) return []
    const byAge = { current: 0, to30: 0, to60: 0, over60: 0 }
    for (const { open, daysLate } of own) byAge[ageOf(daysLate)] += open
    const overdue = byAge.to30 + byAge.to60 + byAge.over60
    return [{ currency, outstanding: byAge.current + overdue, overdue, byAge }]
  })
}

const newestFirst = (a: Invoice, b: Invoice): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** Lists a merchant's invoices with their amounts and states, newest first. INV-4. */
export async function listInvoices(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<InvoiceListing[]> {
  const invoices = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return invoicesAt(db, invoices.sort(newestFirst), now)
}

/** An invoice with its sender, its payment link and its payments. */
export interface InvoiceDetails {
  invoice: InvoiceListing
  merchant: Merchant
  /** Its payment link; null while it is a draft. */
  link: PaymentLink | null
  payments: Transaction[]
  /** Newest first, as the payments. */
  creditNotes: CreditNote[]
  /** Its number, or the one it would get if it were sent now. */
  number: string
  /** In which its customer is written to. */
  language: PayerLanguage
}

/**
 * Returns everything that an invoice's page and printout show; null for an unknown id. INV-4.
 */
export async function getInvoice(
  db: PaidDatabase,
  id: Invoice['id'],
  now = currentDate(),
): Promise<InvoiceDetails | null> {
  const row = await db.invoices.get(id)
  const merchant = row && (await db.merchants.get(row.merchantId))
  if (!merchant) return null
  const [[invoice], link, payments, refunds, own, language] = await Promise.all([
    invoicesAt(db, [row], now),
    row.linkId === null ? undefined : db.paymentLinks.get(row.linkId),
    db.transactions.bulkGet(row.paymentIds),
    db.transactions.bulkGet(row.creditNotes.map(({ refundId }) => refundId)),
    db.invoices.where('merchantId').equals(row.merchantId).toArray(),
    getPayerLanguage(db, row.paymentIds),
  ])
  if (!invoice) return null
  return {
    invoice,
    merchant,
    link: link ?? null,
    payments: payments.flatMap((payment) => payment ?? []).reverse(),
    creditNotes: creditNotesOf(
      row,
      refunds.flatMap((refund) => refund ?? []),
    ).reverse(),
    number: row.number ?? nextInvoiceNumber(own.map((each) => each.number)),
    language,
  }
}

/** What a payment's receipt says of the invoice that it paid. */
export interface InvoiceOfPayment extends Pick<InvoiceListing, 'id' | 'number' | 'total' | 'open'> {
  /** The numbers of the credit notes of the payment's refunds, or of the refund itself. */
  creditNotes: string[]
}

/** Returns the invoice that a payment or its refund belongs to; null if there is none. INV-5. */
export async function getInvoiceOf(
  db: Part<'invoices' | 'paymentLinks' | 'transactions'>,
  { id, linkId, refundOf }: Pick<Transaction, 'id' | 'linkId' | 'refundOf'>,
  now = currentDate(),
): Promise<InvoiceOfPayment | null> {
  const ofRefund = refundOf === undefined ? undefined : await db.transactions.get(refundOf)
  const link = await db.paymentLinks.get(linkId ?? ofRefund?.linkId ?? '')
  const row = link?.invoiceId === undefined ? undefined : await db.invoices.get(link.invoiceId)
  const [invoice] = row ? await invoicesAt(db, [row], now) : []
  if (!invoice) return null
  const own = new Set([id])
  if (refundOf === undefined)
    for (const refund of await db.transactions.where('refundOf').equals(id).primaryKeys())
      own.add(refund)
  const { number, total, open, creditNotes } = invoice
  const notes = creditNotes.filter(({ refundId }) => own.has(refundId))
  return {
    id: invoice.id,
    number,
    total,
    open,
    creditNotes: notes.map((note) => note.number),
  }
}

/** The data for a new invoice: the sender, its number, and earlier invoices. */
export interface NewInvoice {
  merchant: Merchant
  number: string
  invoices: Invoice[]
}

/** Returns the data for writing an invoice; null if the business is gone. */
export async function getNewInvoice(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<NewInvoice | null> {
  const [merchant, invoices] = await Promise.all([
    db.merchants.get(merchantId),
    db.invoices.where('merchantId').equals(merchantId).toArray(),
  ])
  if (!merchant) return null
  return {
    merchant,
    number: nextInvoiceNumber(invoices.map(({ number }) => number)),
    invoices: invoices.sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  }
}
