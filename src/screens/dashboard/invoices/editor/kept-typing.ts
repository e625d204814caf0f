import * as v from 'valibot'
import { typingKey } from '#src/screens/shared/invoices/forget-typing.ts'
import type { TypedInvoice } from './typed-invoice.ts'

/*
 * What is typed in an invoice and not saved yet, on this device: it survives a reload, a dead battery and a phone that
 * throws the page away. In the browser's storage, not among the data: half a number is no row.
 */

const line = v.object({
  key: v.string(),
  description: v.string(),
  quantity: v.string(),
  unitPrice: v.string(),
})
const kept = v.object({
  attemptId: v.string(),
  typed: v.object({
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
  }),
})
export interface KeptTyping {
  /** Which attempt would save it: the same after a reload, so that it is saved once. */
  attemptId: string
  typed: TypedInvoice
}

/** What was typed of an invoice; null where nothing is kept, or nothing that can be read. */
export function readTyping(merchantId: string, id: string): KeptTyping | null {
  try {
    const text = localStorage.getItem(typingKey(merchantId, id))
    const read = v.safeParse(kept, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    // Storage may be switched off: then nothing is kept, and all else works.
    return null
  }
}

/** Keeps what is typed; null forgets it. Says whether it is kept. */
export function keepTyping(merchantId: string, id: string, typing: KeptTyping | null): boolean {
  try {
    if (typing) localStorage.setItem(typingKey(merchantId, id), JSON.stringify(typing))
    else localStorage.removeItem(typingKey(merchantId, id))
    return typing !== null
  } catch {
    return false
  }
}
