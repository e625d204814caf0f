import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { type InvoiceFields, invoiceFields, sendableFields } from '#db/invoices/fields.ts'
import type { useAppForm } from '#src/forms/app-form.ts'
import { figureProblem, isEmptyLine, readInvoice, type TypedInvoice } from './typed-invoice.ts'

/** The type of the invoice form, for its parts. */
export type InvoiceForm = ReturnType<typeof useAppForm<TypedInvoice, InvoiceFields>>

/** A draft may be incomplete; a sent invoice may not. */
export type Purpose = 'save' | 'send'

/** Returns the path of the field on the form where an invoice's value was typed. */
function fieldOf(typed: TypedInvoice, [name, part, entry]: readonly unknown[]): unknown[] {
  if (name === 'customer') return [part === 'name' ? 'customerName' : part]
  if (name !== 'lines') return [name]
  // Blank lines are not saved.
  const filled = typed.lines.flatMap((line, at) => (isEmptyLine(line) ? [] : [at]))
  if (typeof part === 'number') return ['lines', filled[part], entry]
  return ['lines', 0, filled.length === 0 ? 'description' : 'unitPrice']
}

/** Returns the form's schema; the purpose, which sets how strict it is, is read on each validation. */
export const invoiceSchema = (purpose: () => Purpose, now = currentDate) =>
  v.pipe(
    v.custom<TypedInvoice>((input) => input instanceof Object),
    v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }) => {
      const schema = purpose() === 'send' ? sendableFields(now()) : invoiceFields
      const checked = v.safeParse(schema, readInvoice(typed, Number.NaN))
      if (checked.success) return checked.output
      for (const { message, path = [] } of checked.issues) {
        const keys = fieldOf(
          typed,
          path.map(({ key }) => key),
        )
        addIssue({
          message: figureProblem(typed, keys) ?? message,
          path: keys.map((key) => ({
            type: 'unknown' as const,
            origin: 'value' as const,
            input: typed,
            key,
            value: undefined,
          })) as [v.UnknownPathItem, ...v.UnknownPathItem[]],
        })
      }
      return NEVER
    }),
  )
