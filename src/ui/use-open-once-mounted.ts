import { useEffect, useState } from 'react'

/**
 * Opens one render after mounting: only then does the library know which part of the page to make inert, and a layer
 * that mounts open would leave it alive.
 */
export function useOpenOnceMounted(open: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return open && mounted
}
