import type { Invoice } from './invoice.ts'

/** What an invoice comes to, in minor units of its currency. */
export interface InvoiceTotals {
  /** Each line's, in the order of the lines. */
  lines: number[]
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** A whole number in parts of `unit`, rounded half up. */
const inUnits = (value: number, unit: number): number => Math.floor((value + unit / 2) / unit)

/** A percentage of an amount, rounded half up: percents count in hundredths, so that the half is exact. */
const share = (amount: number, percent: number): number =>
  inUnits(amount * Math.round(percent * 100), 10_000)

/** What a line comes to, in minor units: its quantity in thousandths times the price of one, rounded half up once. */
export function lineTotal({
  quantity,
  unitPrice,
}: Pick<Invoice['lines'][number], 'quantity' | 'unitPrice'>): number {
  // Whole ones apart from the rest, so that nothing is too large to be exact.
  const rest = quantity % 1_000
  return ((quantity - rest) / 1_000) * unitPrice + inUnits(rest * unitPrice, 1_000)
}

/**
 * What an invoice comes to: its lines, each rounded half up, less the discount, which never exceeds them, and the tax on
 * what is left. Discount and tax are rounded half up once each. Minor units. Spec §2 Invoices.
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
