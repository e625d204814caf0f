import { useState } from 'react'
import { countOf } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useAddSamples } from '#src/screens/shared/invoices/use-add-samples.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { base } from '#routes/base.ts'
import { ControlRow } from '../../shared/control-row.tsx'
import { useOutbox } from '../../demo/controls/use-outbox.ts'

/** Opens the presenter's notes in a second window. */
function TalkControl() {
  return (
    <ControlRow
      heading="h3"
      title="Talk track"
      text="Your notes, in a second window that follows this one."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Open talk track"
          onClick={() =>
            window.open(base + pathTo('talk'), 'paid-talk', 'popup,width=520,height=860')
          }
        >
          Open
        </Button>
      }
    />
  )
}

export const LazyOutboxDialog = lazyDialog(
  async () => (await import('../../demo/controls/outbox-dialog.tsx')).OutboxDialog,
)

/** The number of messages that would have been sent, with a button to view them. */
function OutboxControl() {
  const messages = useOutbox()
  const [open, setOpen] = useState(false)
  const count = messages?.length ?? 0
  return (
    <>
      <ControlRow
        heading="h3"
        title="Outbox"
        text={
          count === 0
            ? 'What people would receive. No messages yet.'
            : `What people would receive: ${countOf(count, 'message')}.`
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
      <LazyOutboxDialog open={open} onClose={() => setOpen(false)} onLeave={() => setOpen(false)} />
    </>
  )
}

/** Adds sample invoices in every state to the open business. */
export function SampleInvoicesControl() {
  const { add, pending } = useAddSamples()
  return (
    <ControlRow
      heading="h3"
      title="Sample invoices"
      text="Adds invoices in every status to this business. Reset removes them."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Add sample invoices"
          pending={pending}
          onClick={add}
        >
          Add invoices
        </Button>
      }
    />
  )
}

/** What people receive, and what the presenter says. */
export function ToolsCard() {
  return (
    <Card>
      <CardHeader title="Messages and notes" />
      <div className="grid gap-4 border-t border-line px-card py-4">
        <OutboxControl />
        <TalkControl />
      </div>
    </Card>
  )
}
