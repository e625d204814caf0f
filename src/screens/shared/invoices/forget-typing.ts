const prefix = 'paid-typed-invoice-'

/** Where what is typed of an invoice and not saved yet is kept, in the browser's storage. */
export const typingKey = (merchantId: string, id: string): string => `${prefix}${merchantId}-${id}`

/** Forgets what is kept of a draft that is gone; of all drafts, where none is named. */
export function forgetTyping(gone?: { merchantId: string; id: string }): void {
  const key = gone && typingKey(gone.merchantId, gone.id)
  try {
    for (const each of Object.keys(localStorage))
      if (key === undefined ? each.startsWith(prefix) : each === key) localStorage.removeItem(each)
  } catch {
    // Storage may be switched off: then nothing is kept.
  }
}
