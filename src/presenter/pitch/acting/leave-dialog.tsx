import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onLeave: () => void
}

/** Asks before a page with unsaved changes is left for another persona's. */
export function LeaveDialog({ open, onClose, onLeave }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Leave without saving?"
      text="Your changes will be lost."
      confirmLabel="Leave"
      danger
      onConfirm={() => {
        onClose()
        onLeave()
      }}
    />
  )
}
