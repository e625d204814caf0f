import { ArrowLeft, Eye, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type AppDetails, getApp, type UsageDay } from '#db/apps/queries.ts'
import type { Webhook, WebhookEvent } from '#db/apps/schemas.ts'
import { countOf, formatCount, formatDate, formatDay, formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { type MerchantShow, useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { apiPermissionTexts, phrase } from '#src/rules/api/permission-texts.ts'
import { EventBadge, retriesInWords } from '#src/screens/shared/webhooks/event-details.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardBody, CardHeader, CardRow } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { useIdInPath } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { KeysCard } from './keys-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

const instantOf = (day: number) => new Date(day).toISOString()
const words = ({ requests, deliveries }: Omit<UsageDay, 'day'>) =>
  `${countOf(requests, 'request')}, ${formatCount(deliveries)} ${deliveries === 1 ? 'delivery' : 'deliveries'}`

/** The requests and deliveries of an app per day. */
export function UsageCard({ usage }: { usage: readonly UsageDay[] }) {
  const total = usage.reduce(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      deliveries: sum.deliveries + day.deliveries,
    }),
    { requests: 0, deliveries: 0 },
  )
  const [first] = usage
  return (
    <Card>
      <CardHeader title="Usage" />
      <CardBody>
        <p className="mb-3 text-muted tabular-nums">
          {total.requests + total.deliveries === 0
            ? 'No requests or deliveries in the last 14 days.'
            : `${words(total)} in the last 14 days.`}
        </p>
        {total.requests + total.deliveries > 0 && (
          <ColumnChart
            isOver
            caption={`Requests and deliveries per day, ${first ? formatDay(instantOf(first.day)) : ''} to today`}
            heads={['Day', 'Requests and deliveries']}
            points={usage.map((day) => ({
              label: formatDate(instantOf(day.day)),
              value: day.requests + day.deliveries,
              text: words(day),
            }))}
          />
        )}
      </CardBody>
    </Card>
  )
}

const AppFieldsDialog = lazyDialog(
  async () => (await import('#src/screens/shared/apps/app-fields-dialog.tsx')).AppFieldsDialog,
)
const DeleteAppDialog = lazyDialog(
  async () => (await import('#src/screens/shared/apps/delete-app-dialog.tsx')).DeleteAppDialog,
)

const showSwitched: MerchantShow<AppDetails | null> = (details, expect) =>
  details && { ...details, webhooks: expect('webhooks', details.webhooks) }

const back = (
  <Link
    to={pathTo('applications')}
    className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1.5 font-medium text-primary-text"
  >
    <ArrowLeft aria-hidden className="size-4.5" />
    All apps
  </Link>
)

function Details({ details }: { details: AppDetails }) {
  const { app, webhooks, events, usage } = details
  const [, navigate] = useLocation()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const forbids = useForbids()
  return (
    <>
      {back}
      <PageHeader
        title={app.name}
        description={
          app.description || phrase(app.permissions.map((each) => apiPermissionTexts[each]))
        }
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Pencil aria-hidden />}
              forbidden={forbids('updateApp')}
              onClick={() => setOpened('edit')}
            >
              Edit
            </Button>
            <Button
              variant="secondary"
              icon={<Trash2 aria-hidden />}
              forbidden={forbids('deleteApp')}
              onClick={() => setOpened('delete')}
            >
              Delete
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-3 md:gap-4">
          <KeysCard app={app} />
          <UsageCard usage={usage} />
        </div>
        <div className="grid min-w-0 gap-3 md:gap-4">
          <WebhooksCard app={app} webhooks={webhooks} />
          <DeliveriesCard webhooks={webhooks} events={events} />
        </div>
      </div>
      <AppFieldsDialog app={app} open={opened === 'edit'} onClose={close} />
      <DeleteAppDialog
        app={app}
        open={opened === 'delete'}
        onClose={close}
        onDeleted={() => navigate(pathTo('applications'), { replace: true })}
      />
    </>
  )
}

/** One app: its keys, webhook addresses, deliveries and usage (API-1). */
export function ApplicationScreen() {
  const id = useIdInPath()
  const today = useToday()
  const details = useMerchantQuery(
    (db, merchantId) => getApp(db, merchantId, id, today),
    [id],
    showSwitched,
    [today],
  )
  if (details) return <Details details={details} />
  return (
    <>
      {back}
      <PageHeader title="Application" />
      <Card>
        {details === undefined ? (
          <SkeletonRows rows={5} label="Loading app" />
        ) : (
          <EmptyState title="App not found" text="It may have been deleted." />
        )}
      </Card>
    </>
  )
}

const EventDialog = lazyDialog(async () => (await import('./event-dialog.tsx')).EventDialog)

interface Props {
  webhooks: readonly Webhook[]
  events: readonly WebhookEvent[]
}

/** The number shown before asking for more. */
const few = 10

/** The deliveries to an app's addresses, newest first, with their results. */
function DeliveriesCard({ webhooks, events }: Props) {
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
                <CardRow
                  key={each.id}
                  onlyBetween
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
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
                </CardRow>
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
