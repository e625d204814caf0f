import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Webhook, WebhookEvent } from '#db/apps/schemas.ts'
import { countOf, formatMoment } from '#db/text/format.ts'
import { EventBadge, retriesInWords } from '#src/screens/shared/webhooks/event-details.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const EventDialog = lazyDialog(async () => (await import('./event-dialog.tsx')).EventDialog)

interface Props {
  webhooks: readonly Webhook[]
  events: readonly WebhookEvent[]
}

/** The number shown before asking for more. */
const few = 10

/** The deliveries to an app's addresses, newest first, with their results. */
export function DeliveriesCard({ webhooks, events }: Props) {
  const [shown, setShown] = useState(few)
  const [about, setAbout] = useState('')
  const [open, setOpen] = useState(false)
  const event = events.find(({ id }) => id === about)
  const webhook = webhooks.find(({ id }) => id === event?.webhookId)
  return (
    <Card>
      <CardHeader title="Deliveries" />
      <div className="border-t border-line">
        {events.length === 0 ? (
          <EmptyState
            level={3}
            art="none"
            title="No deliveries yet"
            text="Events sent to your webhooks appear here."
          />
        ) : (
          <>
            <p className="px-card pt-3 text-sm text-muted">{retriesInWords}</p>
            <ul>
              {events.slice(0, shown).map((each) => (
                <li
                  key={each.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-card py-2.5 first:border-t-0"
                >
                  <div className="min-w-0 flex-[1_1_11rem]">
                    <p className="font-medium wrap-anywhere">{each.type}</p>
                    <p className="text-sm text-muted tabular-nums">
                      {each.objectId}, {formatMoment(each.createdAt)}
                      {each.attempts.length > 1 && `, ${countOf(each.attempts.length, 'attempt')}`}
                    </p>
                  </div>
                  <div className="flex flex-auto items-center justify-between gap-3 sm:flex-none">
                    <EventBadge status={each.status} />
                    <Button
                      variant="ghost"
                      size="sm"
                      icon={<Eye aria-hidden />}
                      onClick={() => {
                        setAbout(each.id)
                        setOpen(true)
                      }}
                    >
                      View<span className="sr-only"> {each.id}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            {events.length > shown && (
              <div className="border-t border-line px-card py-2.5">
                <Button variant="text" size="sm" onClick={() => setShown(shown + 20)}>
                  Show more
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      {event && webhook && (
        <EventDialog
          event={{ ...event, url: webhook.url, secret: webhook.secret }}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
