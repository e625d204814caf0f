import { sampleSale } from 'virtual:sample-sale'
import type { BasicFees } from '#src/rules/basic-fees.ts'
import { createStore, useStore } from '#src/ui/store.ts'
import { askAsVisitor } from './visitor.ts'

const fees = createStore<BasicFees>(sampleSale.fees)

/**
 * Returns the fees that the public pages quote: the sample's, with which they are built ahead, until the device's own
 * are read. SITE-6.
 */
export const useBasicFees = (): BasicFees => useStore(fees)

/**
 * Follows the fees in force for the public pages, on a device that has data already; it makes none, because a first
 * visit needs no database. Returns a function that ends it. What keeps the data from opening is said where it is needed.
 */
export function followBasicFees(): () => void {
  const left = new AbortController()
  const follow = async () => {
    const stored = await indexedDB.databases?.()
    if (!stored?.some(({ name }) => name === 'paid')) return
    const [{ liveQuery }, { getBasicFees }] = await Promise.all([
      import('dexie'),
      import('#db/payments/fee-queries.ts'),
    ])
    await askAsVisitor(async (db) => {
      if (left.signal.aborted) return
      const following = liveQuery(() => getBasicFees(db)).subscribe({
        next: fees.set,
        error: () => {},
      })
      left.signal.addEventListener('abort', () => following.unsubscribe())
    })
  }
  // The pages keep the fees that they have.
  follow().catch(() => {})
  return () => left.abort()
}
