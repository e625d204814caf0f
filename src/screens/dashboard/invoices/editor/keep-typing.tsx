import { evaluate, useStore } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import type { InvoiceForm } from './invoice-form.ts'
import { keepTyping } from './kept-typing.ts'
import type { TypedInvoice } from './typed-invoice.ts'

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
  const [kept, setKept] = useState(false)
  const differs = !evaluate(typed, saved)
  useEffect(() => {
    setKept(keepTyping(merchantId, id, differs ? { attemptId, typed, began: saved } : null))
  }, [typed, differs, saved, merchantId, id, attemptId])
  if (!differs) return 'Nothing is sent until you have seen it'
  return kept ? 'Kept on this device as you type, not saved yet' : 'Not saved yet'
}
