import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { endOfNamedDay, parseDay } from '../days.ts'
import { hasSucceeded } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Invoice } from './schemas.ts'

/** An invoice's totals, in minor units of its currency. */
export interface InvoiceTotals {
  lines: number[]
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** Divides a whole number by `unit`, rounding half up. */
const inUnits = (value: number, unit: number): number => Math.floor((value + unit / 2) / unit)

/**
 * Returns a percentage of an amount, rounded half up. Percentages count in hundredths, so that the
 * half is exact.
 */
const share = (amount: number, percent: number): number =>
  inUnits(amount * Math.round(percent * 100), 10_000)

/**
 * Returns a line's total in minor units: quantity in thousandths times unit price, rounded half up
 * once.
 */
export function lineTotal({
  quantity,
  unitPrice,
}: Pick<Invoice['lines'][number], 'quantity' | 'unitPrice'>): number {
  // Whole quantities are multiplied separately, so that no product is too large to be exact.
  const rest = quantity % 1_000
  return ((quantity - rest) / 1_000) * unitPrice + inUnits(rest * unitPrice, 1_000)
}

/**
 * Computes an invoice's totals in minor units: lines, less the discount (at most their sum), plus
 * tax on the rest. Each line, the discount and the tax are rounded half up once. INV-3.
 */
export function invoiceTotals({
  lines,
  discount,
  taxPercent,
}: Pick<Invoice, 'lines' | 'discount' | 'taxPercent'>): InvoiceTotals {
  const totals = lines.map(lineTotal)
  const subtotal = totals.reduce((sum, total) => sum + total, 0)
  const wanted =
    discount === null
      ? 0
      : discount.kind === 'percent'
        ? share(subtotal, discount.percent)
        : discount.amount
  const taken = Math.min(wanted, subtotal)
  const tax = share(subtotal - taken, taxPercent)
  return { lines: totals, subtotal, discount: taken, tax, total: subtotal - taken + tax }
}

export const invoiceStatuses = [
  'draft',
  'sent',
  'viewed',
  'partly-paid',
  'paid',
  'overdue',
  'void',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** An invoice's total, payments and amount due, in minor units of its currency. */
export interface InvoiceMoney {
  total: number
  /** Recorded by hand, and paid through its link, before refunds. */
  paid: number
  /** Refunded of what was paid: a refund is credited, and never due again. */
  credited: number
  /** Pending through the link: neither paid nor payable again. */
  pending: number
  open: number
}

type Payment = Pick<Transaction, 'amount' | 'refunded' | 'status'>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

/**
 * Computes an invoice's money from the invoice and the ledger's payments in its `paymentIds`. A refund
 * makes a credit note and leaves what is paid and due as it was. INV-3.
 */
export function invoiceMoney(invoice: Invoice, payments: readonly Payment[]): InvoiceMoney {
  const { total } = invoiceTotals(invoice)
  const taken = payments.filter(hasSucceeded)
  const byHand = sum(invoice.byHand.map(({ amount }) => amount))
  const paid = byHand + sum(taken.map(({ amount }) => amount))
  const credited = sum(taken.map(({ refunded }) => refunded))
  const pending = sum(
    payments.filter(({ status }) => status === 'pending').map(({ amount }) => amount),
  )
  const owed = invoice.sentAt !== null && invoice.voidedAt === null
  return { total, paid, credited, pending, open: owed ? Math.max(0, total - paid) : 0 }
}

/**
 * Returns an invoice's state at an instant. An unpaid invoice is overdue once its due day ends in
 * the device's zone; a paid or void one never is.
 */
export function invoiceStatusAt(
  invoice: Pick<Invoice, 'sentAt' | 'viewedAt' | 'voidedAt' | 'dueDate'>,
  { total, paid }: Pick<InvoiceMoney, 'total' | 'paid'>,
  now: Date,
): InvoiceStatus {
  if (invoice.voidedAt !== null) return 'void'
  if (invoice.sentAt === null) return 'draft'
  if (paid >= total) return 'paid'
  if (now > (endOfNamedDay(invoice.dueDate) ?? now)) return 'overdue'
  if (paid > 0) return 'partly-paid'
  return invoice.viewedAt === null ? 'sent' : 'viewed'
}

/** Returns how many days ago the due day was; 0 on or before that day. */
export function daysPastDue(dueDate: string, now: Date): number {
  const due = parseDay(dueDate)
  return due ? Math.max(0, differenceInCalendarDays(now, due)) : 0
}

/** Returns the number after the highest one issued with a prefix, such as `INV-000124`. */
function nextNumber(prefix: 'INV' | 'CN', given: readonly unknown[]): string {
  const start = prefix.length + 1
  const highest = given.reduce<number>(
    (most, number) =>
      Math.max(most, typeof number === 'string' ? Number(number.slice(start)) || 0 : 0),
    0,
  )
  return `${prefix}-${String(highest + 1).padStart(6, '0')}`
}

/** Returns the number after the highest one issued, such as `INV-000124`. */
export const nextInvoiceNumber = (given: readonly unknown[]): string => nextNumber('INV', given)

/** Returns the credit note's number after the highest one issued, such as `CN-000002`. */
export const nextCreditNoteNumber = (given: readonly unknown[]): string => nextNumber('CN', given)
