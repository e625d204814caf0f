import { sampleSale } from 'virtual:sample-sale'
import { basicTerms } from '#db/payments/fees.ts'
import type { BasicFees } from '#src/rules/basic-fees.ts'
import { createStore, useStore } from '#src/ui/store.ts'
import { openOnDemand } from './database-context.ts'

const fees = createStore<BasicFees>(sampleSale.fees)

/**
 * Returns the fees that the public pages quote: the sample's, with which they are built ahead, until the device's own
 * are read. SITE-6.
 */
export const useBasicFees = (): BasicFees => useStore(fees)

async function read(): Promise<void> {
  const stored = await indexedDB.databases?.()
  if (!stored?.some(({ name }) => name === 'paid')) return
  const db = await openOnDemand()
  const [merchantFees, own] = await Promise.all([db.merchantFees.toArray(), db.fees.toArray()])
  fees.set(basicTerms({ merchantFees, fees: own }))
}

/**
 * Reads the fees in force for the public pages, and again whenever the page is looked at anew, on a device that has data
 * already; it makes none, because a first visit needs no database. Returns a function that ends it. What keeps the data
 * from opening is said where it is needed: the pages keep the fees that they have.
 */
export function followBasicFees(): () => void {
  const left = new AbortController()
  const follow = () => void (document.visibilityState === 'visible' && read().catch(() => {}))
  document.addEventListener('visibilitychange', follow, { signal: left.signal })
  follow()
  return () => left.abort()
}
