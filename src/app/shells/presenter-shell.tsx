import type { PropsWithChildren } from 'react'
import { useKiosk } from '#src/data/kiosk.ts'
import { DatabaseGate } from '../database/database-gate.tsx'

/**
 * The shell of the presenter's own pages, which bring their frame. In kiosk mode they lead to the landing page, even where
 * the database doesn't open.
 */
export function PresenterShell({ children }: PropsWithChildren) {
  if (useKiosk()) return children
  return <DatabaseGate>{children}</DatabaseGate>
}
