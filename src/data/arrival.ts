import type { Transaction } from '#db/payments/schemas.ts'
import { createStore, useStore } from '#src/ui/store.ts'

/** Payments that have just arrived, and the change of the ledger that brought the last of them. */
export interface Arrival {
  payments: readonly Transaction[]
  seq: number
}

/** What the header is telling of; null when it is quiet. */
export const arrival = createStore<Arrival | null>(null)

/**
 * The transactions whose outcome a toast of this tab tells, because somebody here entered them: the header is silent about
 * these.
 */
export const toldByToast = new Set<string>()

/** Returns what has just arrived and is part of figures from the ledger up to a change; null when nothing is. */
export function useArrivalIn(seq: number | undefined): Arrival | null {
  const now = useStore(arrival)
  return now && seq !== undefined && seq >= now.seq ? now : null
}
