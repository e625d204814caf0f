import { Dialog } from '#src/ui/dialog.tsx'
import { ConsoleSearch } from './console-search.tsx'
import type { PaletteProps } from './palette-props.ts'

/** The search over the whole platform (spec §2 console). */
export function ConsolePalette({ open, ...props }: PaletteProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
      <ConsoleSearch {...props} />
    </Dialog>
  )
}
