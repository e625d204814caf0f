import { evaluate, useStore } from '@tanstack/react-form'
import { useEffect } from 'react'
import * as v from 'valibot'
import { typingName } from '#src/rules/invoices.ts'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import type { InvoiceForm } from './invoice-form.ts'
import type { TypedInvoice } from './typed-invoice.ts'

const line = v.object({
  key: v.string(),
  description: v.string(),
  quantity: v.string(),
  unitPrice: v.string(),
})
const typedInvoice = v.object({
  customerName: v.string(),
  email: v.string(),
  phone: v.string(),
  // Input that an older version stored has none.
  tin: v.optional(v.string(), ''),
  currency: v.picklist(['USD', 'ZWL']),
  dueDate: v.string(),
  lines: v.pipe(v.array(line), v.minLength(1)),
  discountKind: v.picklist(['none', 'percent', 'amount']),
  discount: v.string(),
  taxPercent: v.string(),
  notes: v.string(),
})
const kept = v.object({
  attemptId: v.string(),
  typed: typedInvoice,
  began: v.optional(typedInvoice),
})
export interface KeptTyping {
  /** The attempt that would save it, the same after a reload so that it is saved only once. */
  attemptId: string
  typed: TypedInvoice
  /** The draft when editing began, so that later changes by others are not reverted. */
  began?: TypedInvoice | undefined
}

/** Returns the stored input for an invoice; null if there is none or it is invalid. */
export const readTyping = (merchantId: string, id: string): KeptTyping | null =>
  readUnsaved(typingName(merchantId, id), kept) ?? null

/** Stores input; null removes it. Returns whether it is stored. */
export const keepTyping = (merchantId: string, id: string, typing: KeptTyping | null): boolean =>
  keep(typingName(merchantId, id), typing ?? undefined)

interface Props {
  form: InvoiceForm
  /** The saved values; unchanged input is not stored. */
  saved: TypedInvoice
  /** The business and the draft that own the input. */
  place: readonly [merchantId: string, id: string]
  attemptId: string
}

/** Stores the input on this device while the person types, and shows that it did. */
export function KeepTyping({ form, saved, place: [merchantId, id], attemptId }: Props) {
  const typed = useStore(form.store, ({ values }) => values)
  const differs = !evaluate(typed, saved)
  useEffect(() => {
    keepTyping(merchantId, id, differs ? { attemptId, typed, began: saved } : null)
  }, [typed, differs, saved, merchantId, id, attemptId])
  return <>{differs ? 'Unsaved changes' : 'Review before sending'}</>
}
