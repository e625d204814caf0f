import { dayText } from '#db/days.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { readMoment } from './moments.ts'
import rows from './rows/invoices.json'

/** An invoice in its file: money in cents, quantities as people write them, dates such as `-2d 14:05`. */
interface WrittenInvoice {
  id: string
  customer: Invoice['customer']
  lines: { description: string; quantity: number; unitPrice: number }[]
  discountPercent?: number
  taxPercent?: number
  currency: string
  due: string
  createdAt: string
  sentAt?: string
  viewedAt?: string
  remindedAt?: string
  voidedAt?: string
  payments?: { at: string; amount: number; method: string; note: string }[]
  notes?: string
}

function readInvoice(row: WrittenInvoice, now: Date) {
  const moment = (text: string, mayLieAhead = false): string => {
    const read = readMoment(text, now, mayLieAhead)
    if (read) return read
    throw new Error(
      `seed/rows/invoices.json, row ${row.id}: "${text}" is not a date such as "-2d 14:05"`,
    )
  }
  const orNull = (text?: string) => (text === undefined ? null : moment(text))
  const { id, customer, lines, discountPercent, taxPercent = 0, payments = [], notes = '' } = row
  return {
    sampleId: id,
    customer,
    lines: lines.map((line) => ({ ...line, quantity: Math.round(line.quantity * 1_000) })),
    discount:
      discountPercent === undefined ? null : { kind: 'percent' as const, percent: discountPercent },
    taxPercent,
    currency: row.currency === 'ZWL' ? ('ZWL' as const) : ('USD' as const),
    dueDate: dayText(new Date(moment(row.due, true))),
    notes,
    createdAt: moment(row.createdAt),
    sentAt: orNull(row.sentAt),
    viewedAt: orNull(row.viewedAt),
    remindedAt: orNull(row.remindedAt),
    voidedAt: orNull(row.voidedAt),
    byHand: payments.map((payment, at) => ({
      ...payment,
      at: moment(payment.at),
      attemptId: `${id}-${at}`,
    })),
  }
}

/** Returns sample invoices in every state, with dates as of an instant. They are added on demand, not with the seed. */
export const sampleInvoices = (now: Date) =>
  rows.map((row: WrittenInvoice) => readInvoice(row, now))
