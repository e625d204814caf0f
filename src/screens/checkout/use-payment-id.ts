import { useState } from 'react'
import { whenLayersClosed } from '#src/ui/use-back-to-close.ts'

const name = 'payment'

/**
 * The payment that was made here, kept in the address: a reload shows how it stands, and the address is its receipt.
 */
export function usePaymentId(): [id: string | null, keep: (id: string | null) => void] {
  const [id, setId] = useState(() => new URLSearchParams(location.search).get(name))

  function keep(next: string | null) {
    setId(next)
    whenLayersClosed(() => {
      const url = new URL(location.href)
      if (next === null) url.searchParams.delete(name)
      else url.searchParams.set(name, next)
      history.replaceState(history.state, '', url)
    })
  }

  return [id, keep]
}
