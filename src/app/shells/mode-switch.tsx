import { Badge } from '#src/ui/badge.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { useMode } from './use-mode.ts'

const modes = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const

/** Changes between live money and the sandbox; back to live leads to the screen that was left. */
export function ModeSwitch({ onChosen }: { onChosen?: (() => void) | undefined }) {
  const { mode, change } = useMode()
  return (
    <Segmented
      label="Data"
      value={mode}
      options={modes}
      onChange={(next) => {
        onChosen?.()
        change(next)
      }}
    />
  )
}

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
