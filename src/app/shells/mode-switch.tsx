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
