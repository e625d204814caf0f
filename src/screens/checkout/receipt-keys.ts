import { useState } from 'react'
import * as v from 'valibot'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'

/** The most that are kept on this device; the oldest leave first. */
const most = 100

const receipts = keptAs(
  keptKeys.receipts,
  v.array(v.object({ path: v.string(), key: v.string() })),
  () => [],
)

/**
 * Keeps the key of a receipt with the payer, on this device, for when they open the link again. Where it can't be stored,
 * the address still has it.
 */
export const keepReceiptKey = (path: string, key: string): boolean =>
  receipts.tryWrite([...receipts.read(), { path, key }].slice(-most))

/** Returns the keys of this device's receipts for a link. */
export const receiptKeysOf = (path: string): string[] =>
  receipts
    .read()
    .filter((each) => each.path === path)
    .map(({ key }) => key)

const parameter = 'payment'

/**
 * Returns the id of the attempt that paid here, stored in the address: a reload shows the payment's status, and the
 * address is its receipt, which only its owner can open.
 */
export function useReceiptKey(): [key: string | null, set: (key: string | null) => void] {
  const [key, setKey] = useState(() => new URLSearchParams(location.search).get(parameter))

  function set(next: string | null) {
    setKey(next)
    whenLayersClosed(() => {
      const url = new URL(location.href)
      if (next === null) url.searchParams.delete(parameter)
      else url.searchParams.set(parameter, next)
      history.replaceState(history.state, '', url)
    })
  }

  return [key, set]
}
