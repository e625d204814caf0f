import { Badge } from '#src/ui/badge.tsx'
import { useMode } from './use-mode.ts'

/** Marks the header while test data is looked at, where it has room for a word. */
export function TestMark() {
  return (
    <span className="max-xs:hidden">
      <Badge tone="wait">Test</Badge>
    </span>
  )
}

/** The same at every width: a line along the header's foot. */
export function TestLine() {
  if (useMode().mode === 'live') return null
  return <span aria-hidden className="absolute inset-x-0 -bottom-0.5 h-0.5 bg-accent" />
}
