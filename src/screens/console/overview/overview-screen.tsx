import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Link } from 'wouter'
import { dayText } from '#db/days.ts'
import { listNewestActivity } from '#db/log/queries.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import {
  isWaiting,
  listPendingMerchants,
  type PendingMerchant,
} from '#db/merchants/application-queries.ts'
import { getOverview } from '#db/reports/overview-queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { type Show, useQuery, useToday } from '#src/data/use-query.ts'
import { formatCount } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { WithColumn } from '#src/ui/with-column.tsx'
import { ActivitiesPanel } from './activities-panel.tsx'
import { type Alert, alertsOf, type Room } from './alerts.ts'
import { ApprovalsPanel } from './approvals-panel.tsx'
import { OverviewCharts } from './overview-charts.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { overviewLine } from './text.ts'

const tones = {
  bad: 'bg-danger-soft text-on-danger-soft',
  wait: 'bg-warning-soft text-on-warning-soft',
}

export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <ul>
      {alerts.map(({ id, tone, title, text, to, way }) => (
        <li key={id} className="border-t border-line first:border-t-0">
          <Link
            to={to}
            className="flex min-h-17 items-center gap-3 rounded-control px-5 py-3 -outline-offset-3 hover:bg-hover md:px-6"
          >
            <span
              aria-hidden
              className={`grid size-9 flex-none place-items-center rounded-stone [&_svg]:size-5 ${tones[tone]}`}
            >
              <TriangleAlert />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{title}</span>{' '}
              <span className="block text-sm wrap-anywhere text-muted tabular-nums">{text}</span>
            </span>{' '}
            <span className="flex flex-none items-center gap-2 text-subtle [&_svg]:size-3.5">
              <span className="font-medium text-text max-md:sr-only">{way}</span>
              <Chevron />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the device's storage use; null until the browser answers, and where it does not. */
export function useRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    const asked = navigator.storage?.estimate?.()
    asked?.then(
      ({ usage, quota }) => {
        if (usage !== undefined && quota) setRoom({ used: usage, quota })
      },
      () => undefined,
    )
  }, [])
  return room
}

export function ActivitiesColumn({
  entries,
}: {
  entries: readonly ActivityLogEntry[] | undefined
}) {
  return (
    <Card>
      <CardHeader title="Recent Activities" />
      <ActivitiesPanel entries={entries} />
    </Card>
  )
}

const waitingRows = <SkeletonRows rows={6} label="Loading" />

const tabs = [
  { id: 'activities', label: 'Recent Activities' },
  { id: 'approvals', label: 'Pending Approvals' },
  { id: 'alerts', label: 'System Alerts' },
] as const
type Tab = (typeof tabs)[number]['id']

const address = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'approvals',
  ),
})

/** The number of alerts that appear above the figures. */
const most = 3

const showDecisions: Show<PendingMerchant[]> = (merchants, expect) =>
  expect('merchants', merchants).filter(isWaiting)

/** The platform at a glance: alerts, then figures (ADM-1). */
export function OverviewScreen() {
  const today = useToday()
  const overview = useQuery((db) => getOverview(db), [dayText(today)])
  const merchants = useQuery(listPendingMerchants, [], showDecisions)
  const entries = useQuery(listNewestActivity)
  const unseen = useForbids()('exportActivityLog')
  const room = useRoom()
  const { asked, ask } = useAddress(address, 'tab')
  const tab = asked.tab as Tab
  const now = today.getTime()
  const alerts = overview && merchants && alertsOf({ overview, waiting: merchants, room, now })
  const counts: Record<Tab, number | undefined> = {
    activities: undefined,
    approvals: merchants?.length,
    alerts: alerts?.length,
  }
  return (
    <>
      <PageHeader title="Platform overview" description={overviewLine(today, merchants?.length)} />
      <WithColumn column={unseen === undefined && <ActivitiesColumn entries={entries} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          {!alerts ? (
            // There is nearly always an alert: holding its space keeps the content below from moving.
            <Card className="min-h-33.5 md:min-h-17.5" />
          ) : (
            alerts.length > 0 && (
              <Card aria-label="Needs attention">
                <AlertList alerts={alerts.slice(0, most)} />
              </Card>
            )
          )}
          <OverviewFigures overview={overview} />
          <Card>
            <Tabs
              label="Platform activity"
              value={tab}
              onChange={(next) => ask({ tab: next })}
              tabs={tabs.map((each) => {
                const count = counts[each.id]
                return { ...each, ...(count && { count: formatCount(count) }) }
              })}
            />
            <TabPanel tab={tab}>
              {tab === 'approvals' ? (
                <ApprovalsPanel merchants={merchants} />
              ) : tab === 'activities' ? (
                <ActivitiesPanel entries={entries} unseen={unseen} />
              ) : !alerts ? (
                waitingRows
              ) : alerts.length === 0 ? (
                <p className="px-5 py-6 text-muted md:px-6">No alerts.</p>
              ) : (
                <AlertList alerts={alerts} />
              )}
            </TabPanel>
          </Card>
          {overview && <OverviewCharts overview={overview} />}
        </div>
      </WithColumn>
    </>
  )
}
