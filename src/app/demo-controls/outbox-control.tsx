import { useState } from 'react'
import { listMessages } from '#db/log/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { ControlRow } from './control-row.tsx'

const OutboxDialog = lazyDialog(async () => (await import('./outbox-dialog.tsx')).OutboxDialog)

/** The number of messages that would have been sent, with a button to view them. */
export function OutboxControl({ onLeave }: { onLeave: () => void }) {
  const messages = useQuery(listMessages)
  const [open, setOpen] = useState(false)
  const count = messages?.length ?? 0
  return (
    <>
      <ControlRow
        title="Outbox"
        text={
          count === 0
            ? 'Nothing yet. What would have been sent by email or text message shows here.'
            : `${countOf(count, 'message')} would have been sent.`
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
