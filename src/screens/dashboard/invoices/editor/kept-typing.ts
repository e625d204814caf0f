import * as v from 'valibot'
import { typingName } from '#src/screens/shared/invoices/typing-name.ts'
import { keep, readKept } from '#src/ui/kept.ts'
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
  readKept(typingName(merchantId, id), kept) ?? null

/** Stores input; null removes it. Returns whether it is stored. */
export const keepTyping = (merchantId: string, id: string, typing: KeptTyping | null): boolean =>
  keep(typingName(merchantId, id), typing ?? undefined)
