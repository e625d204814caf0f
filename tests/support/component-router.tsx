import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

/** Provides an in-memory location; `history` lists the visited addresses, and `navigate` goes to another. */
export function standAt(path: string) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true })
  return {
    history,
    navigate,
    within: (children: ReactNode) => (
      <Router hook={hook} searchHook={searchHook}>
        {children}
      </Router>
    ),
  }
}
