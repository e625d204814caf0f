import type { SentEvent } from '#db/apps/queries.ts'
import { EventDetails } from '#src/screens/shared/webhooks/event-details.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

interface Props {
  event: SentEvent
  open: boolean
  onClose: () => void
}

export function EventDialog({ event, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={event.id}
      description={`${event.type}, ${event.objectId}`}
    >
      <EventDetails event={event} />
    </Dialog>
  )
}
