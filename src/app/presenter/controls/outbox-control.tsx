import { useState } from 'react'
import { countOf } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { ControlRow } from './control-row.tsx'
import { useOutbox } from './use-outbox.ts'

export const OutboxDialog = lazyDialog(
  async () => (await import('./outbox-dialog.tsx')).OutboxDialog,
)

/** The number of messages that would have been sent, with a button to view them. */
export function OutboxControl({ onLeave }: { onLeave: () => void }) {
  const messages = useOutbox()
  const [open, setOpen] = useState(false)
  const count = messages?.length ?? 0
  return (
    <>
      <ControlRow
        title="Outbox"
        text={
          count === 0
            ? 'Shows what people receive. No messages yet.'
            : `Shows what people receive: ${countOf(count, 'message')} would have been sent.`
        }
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-label="Open the outbox"
            disabled={count === 0}
            onClick={() => setOpen(true)}
          >
            Open
          </Button>
        }
      />
      <OutboxDialog open={open} onClose={() => setOpen(false)} onLeave={onLeave} />
    </>
  )
}
