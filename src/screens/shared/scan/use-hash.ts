import { useEffect, useState } from 'react'
import { whenLayersClosed } from '#src/ui/history-layers.ts'

/** Returns the hash of the address without `#`, and a function that replaces it. */
export function useHash(): [hash: string, replace: (hash: string) => void] {
  const [hash, setHash] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const follow = () => setHash(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  function replace(next: string) {
    setHash(next)
    whenLayersClosed(() => {
      const url = new URL(location.href)
      url.hash = next
      history.replaceState(history.state, '', url)
    })
  }

  return [hash, replace]
}
