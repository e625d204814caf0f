import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'

interface Props {
  /** Such as "Actions for TX-88214". */
  label: string
  opens: 'menu' | 'dialog'
  open: boolean
  onOpen: (button: HTMLElement) => void
}

export function RowMenuButton({ label, opens, open, onOpen }: Props) {
  return (
    <IconButton
      label={label}
      icon={<EllipsisVertical aria-hidden />}
      aria-haspopup={opens}
      aria-expanded={open}
      onClick={(event) => onOpen(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        onOpen(event.currentTarget)
      }}
    />
  )
}
