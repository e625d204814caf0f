import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { countOf } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useAddSamples } from '#src/screens/shared/invoices/use-add-samples.ts'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { base } from '../../base.ts'
import { ControlRow } from './control-row.tsx'
import { useOutbox } from './use-outbox.ts'

interface Props {
  title: string
  text: string
  /** What the button does, in full. */
  label: string
  to: string
  icon?: ReactNode
  onLeave: () => void
}

/** Opens one of the presenter's pages; renders nothing on that page itself. */
export function PageControl({ title, text, label, to, icon, onLeave }: Props) {
  const [location, navigate] = useLocation()
  if (location === to) return null
  return (
    <ControlRow
      title={title}
      text={text}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={icon}
          aria-label={label}
          onClick={() => {
            onLeave()
            whenLayersClosed(() => navigate(to))
          }}
        >
          Open
        </Button>
      }
    />
  )
}

/** Opens the list of those who may become merchants. */
export function ProspectsControl({ onLeave }: { onLeave: () => void }) {
  return (
    <PageControl
      title="Prospects"
      text="Names and numbers that people leave, and your next steps."
      label="Open prospects"
      to={pathTo('prospects')}
      onLeave={onLeave}
    />
  )
}

/** Opens the presenter's notes in a second window. */
export function TalkControl({ onLeave }: { onLeave: () => void }) {
  return (
    <ControlRow
      title="Talk track"
      text="Your notes for each screen, in a second window that follows this one."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Open talk track"
          onClick={() => {
            window.open(base + pathTo('talk'), 'paid-talk', 'popup,width=520,height=860')
            onLeave()
          }}
        >
          Open
        </Button>
      }
    />
  )
}

export const LazyOutboxDialog = lazyDialog(
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
      <LazyOutboxDialog open={open} onClose={() => setOpen(false)} onLeave={onLeave} />
    </>
  )
}

/** Adds sample invoices in every state to the open business. */
export function SampleInvoicesControl() {
  const { add, pending } = useAddSamples()
  return (
    <ControlRow
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
