import { cloneElement, useState } from 'react'
import { useAtPress } from './at-press.ts'
import { Dialog } from './dialog.tsx'
import { lazyPart } from './lazy-part.ts'
import type { PopoverProps } from './popover-beside.tsx'
import { useWide } from './viewport.ts'

export const popoverBeside = lazyPart(
  async () => (await import('./popover-beside.tsx')).PopoverBeside,
)

/** A panel beside its button where there is room; a sheet from the bottom edge on phones. */
export function Popover({ title, button, along, children }: PopoverProps) {
  const wide = useWide()
  return wide ? (
    <PopoverAtPress {...{ title, button, along, children }} />
  ) : (
    <PopoverBelow {...{ title, button, children }} />
  )
}

/** The panel beside its button, which loads and mounts with the first press. */
function PopoverAtPress(props: PopoverProps) {
  const { Part: PopoverBeside, pressedBy, pressable } = useAtPress(popoverBeside)
  if (PopoverBeside && pressedBy) return <PopoverBeside {...props} startsWith={pressedBy} />
  return cloneElement(props.button, pressable)
}

/** A component of its own, so that a sheet that a wider window replaced doesn't open again by itself. */
function PopoverBelow({ title, button, children }: Omit<PopoverProps, 'along'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(true),
      })}
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  )
}
