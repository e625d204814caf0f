import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

/** Stands at an address that the browser knows nothing of; `history` is where it has been. */
export function standAt(path: string) {
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  return {
    history,
    within: (children: ReactNode) => (
      <Router hook={hook} searchHook={searchHook}>
        {children}
      </Router>
    ),
  }
}
