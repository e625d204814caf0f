import { dayText } from '#db/days.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { vatPercentOn } from '#db/invoices/vat.ts'
import { SeedError } from './seed-error.ts'
import { readTable } from './read-table.ts'
import invoices from './rows/invoices.json'
import { type WrittenInvoice, writtenInvoice } from './written-rows.ts'

function completeInvoice(row: WrittenInvoice) {
  const { id, customer, discountPercent, payments = [], notes = '' } = row
  const charged = {
    lines: row.lines.map((line) => ({ ...line, quantity: Math.round(line.quantity * 1_000) })),
    discount:
      discountPercent === undefined ? null : { kind: 'percent' as const, percent: discountPercent },
    taxPercent: vatPercentOn(dayText(new Date(row.sentAt ?? row.createdAt))),
  }
  const { total } = invoiceTotals(charged)
  return {
    ...charged,
    sampleId: id,
    customer,
    currency: row.currency,
    dueDate: dayText(new Date(row.due)),
    notes,
    createdAt: row.createdAt,
    sentAt: row.sentAt ?? null,
    viewedAt: row.viewedAt ?? null,
    remindedAt: row.remindedAt ?? null,
    voidedAt: row.voidedAt ?? null,
    byHand: payments.map((payment, at) => ({
      ...payment,
      amount: payment.amount ?? total,
      attemptId: `${id}-${at}`,
    })),
  }
}

/**
 * Returns sample invoices in every state, with dates as of an instant. They are added on demand, not
 * with the seed. Throws a `SeedError` that names each mistake in their file.
 */
export function sampleInvoices(now: Date, rows: unknown = invoices) {
  const mistakes: string[] = []
  const written = readTable({ files: {}, now, mistakes }, 'invoices', writtenInvoice, rows)
  if (mistakes.length > 0) throw new SeedError(mistakes)
  return written.map(completeInvoice)
}
