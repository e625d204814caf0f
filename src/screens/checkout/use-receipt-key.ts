import { useState } from 'react'
import { whenLayersClosed } from '#src/ui/history-layers.ts'

const name = 'payment'

/**
 * The attempt that paid here, kept in the address: a reload shows how the payment stands, and the address is its
 * receipt, which only who has it can open.
 */
export function useReceiptKey(): [key: string | null, keep: (key: string | null) => void] {
  const [key, setKey] = useState(() => new URLSearchParams(location.search).get(name))

  function keep(next: string | null) {
    setKey(next)
    whenLayersClosed(() => {
      const url = new URL(location.href)
      if (next === null) url.searchParams.delete(name)
      else url.searchParams.set(name, next)
      history.replaceState(history.state, '', url)
    })
  }

  return [key, keep]
}
