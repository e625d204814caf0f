import * as v from 'valibot'
import { keepInTab, readUnsavedOfTab } from '#src/ui/unsaved-input.ts'
import { methodChoices, type PayValues } from './pay-facts.ts'

/*
 * What a payer has typed survives a reload, in this tab: a phone that is short of memory discards the page while its
 * payer looks for the number. A card, a security code and a PIN are never kept, and whoever pays next sees nothing.
 */

/** How long it is kept after the last change, in milliseconds. */
const keptFor = 30 * 60_000

const name = 'checkout'

const kept = v.object({
  reference: v.string(),
  /** In milliseconds. */
  at: v.number(),
  amount: v.string(),
  method: v.picklist(['', ...methodChoices.map(({ id }) => id)]),
  phone: v.string(),
  customer: v.string(),
})

/** Keeps what is typed for the link or request with a reference, in place of any other. */
export function keepTyped(reference: string, typed: PayValues): void {
  const { amount, method, phone, customer } = typed
  keepInTab(name, { reference, at: Date.now(), amount, method, phone, customer })
}

/** Returns what was typed for a link or request in the last 30 minutes; null if nothing was. */
export function readTyped(reference: string): PayValues | null {
  const found = readUnsavedOfTab(name, kept)
  if (!found) return null
  const { at, reference: of, ...typed } = found
  const age = Date.now() - at
  if (age < 0 || age >= keptFor) forgetTyped()
  else if (of === reference)
    return { ...typed, keptNumber: '', cardNumber: '', expiry: '', code: '' }
  return null
}

/** Forgets what was typed: it is paid, or another payment begins. */
export const forgetTyped = (): void => void keepInTab(name, undefined)
