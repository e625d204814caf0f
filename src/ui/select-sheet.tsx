import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'
import { SheetList } from './sheet-list.tsx'

interface Props extends ComponentProps<typeof SheetList> {
  open: boolean
  onClose: () => void
}

/** The options of a choice, from the bottom edge. */
export function SelectSheet({ open, onClose, ...list }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={list.label}>
      <SheetList {...list} />
    </Dialog>
  )
}
