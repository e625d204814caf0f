import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** Describes the effect and whether it can be undone. */
  text: ReactNode
  /** The verb for the action. */
  confirmLabel: string
  danger?: boolean
  onConfirm: () => void
  pending?: boolean
}

/** Asks before an action that is hard to undo. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  confirmLabel,
  danger,
  onConfirm,
  pending = false,
}: Props) {
  const close = () => {
    if (!pending) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={text}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={pending}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
