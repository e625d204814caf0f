import { createElement, useEffect, useState } from 'react'
import * as v from 'valibot'
import { listNewestActivity } from '#db/log/queries.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { isWaiting } from '#db/merchants/rules.ts'
import { listPendingMerchants, type PendingMerchant } from '#db/merchants/application-queries.ts'
import { getOverview } from '#db/reports/overview-queries.ts'
import { useLacking, useMayOpen } from '#src/data/actor.ts'
import { type ApplyExpected, useQuery } from '#src/data/use-query.ts'
import { formatCount } from '#db/text/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { WithColumn } from '#src/ui/with-column.tsx'
import { beforeInWords, daysInWords } from '../shared/analysis/analysis-figures.ts'
import { RangeBar, rangeEntries, useAskedRange } from '../shared/analysis/analysis-range.tsx'
import { alertsOf, type Room } from './alerts.ts'
import { ActivitiesPanel, AlertList, ApprovalsPanel, OverviewFigures } from './overview-panels.tsx'
import { type Chart, charts, overviewLines } from './text.ts'

/** Below the first screen, so its script is requested after those that the data waits for. */
const overviewCharts = lazyPart(async () => (await import('./overview-charts.tsx')).OverviewCharts)

/** Returns the device's storage use; null until the browser answers, and where it does not. */
function useRoom(): Room | null {
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

function ActivitiesColumn({ entries }: { entries: readonly ActivityLogEntry[] | undefined }) {
  return (
    <Card>
      <CardHeader title="Recent Activities" />
      <ActivitiesPanel entries={entries} />
    </Card>
  )
}

const waitingRows = <SkeletonRows rows={6} label="Loading" />

const tabs = [
  { id: 'activities', of: 'activity-logs', label: 'Recent Activities' },
  { id: 'approvals', of: 'pending-merchants', label: 'Pending Approvals' },
  { id: 'alerts', of: 'console', label: 'System Alerts' },
] as const
type Tab = (typeof tabs)[number]['id']

const address = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'approvals',
  ),
  chart: oneOf(
    charts.map(({ value }) => value),
    'volume',
  ),
  ...rangeEntries,
})

const showDecisions: ApplyExpected<PendingMerchant[]> = (merchants, expect) =>
  expect('merchants', merchants).filter(isWaiting)

/**
 * The platform at a glance: what needs somebody, then figures and a chart of a period (ADM-1). Each part shows to those
 * who may open the screen that it is from.
 */
export function OverviewScreen() {
  const { asked, ask } = useAddress(address, 'range')
  const range = useAskedRange(asked, ask)
  const { today } = range
  const overview = useQuery((db) => getOverview(db, range.question), [], undefined, range.asked)
  const merchants = useQuery(listPendingMerchants, [], showDecisions)
  const entries = useQuery(listNewestActivity)
  const mayOpen = useMayOpen()
  const seesFinances = useLacking('finances') === undefined
  const room = useRoom()
  const drawn = overviewCharts.use(seesFinances, () => undefined)
  const own = tabs.filter(({ of }) => mayOpen(of))
  const tab = own.some(({ id }) => id === asked.tab) ? (asked.tab as Tab) : 'alerts'
  const now = today.getTime()
  const alerts =
    overview && merchants && alertsOf({ overview, waiting: merchants, room, now, mayOpen })
  const service = alerts?.filter(({ isService }) => isService) ?? []
  const counts: Record<Tab, number | undefined> = {
    activities: undefined,
    approvals: merchants?.length,
    alerts: alerts?.length,
  }
  const days = overview && daysInWords(overview.analysis.span.period)
  return (
    <>
      <PageHeader
        title="Platform overview"
        description={
          // Two lines on phones: reserving them keeps the page from moving.
          <span className="block max-md:min-h-[2lh]">
            {overviewLines(today, mayOpen('pending-merchants') ? merchants?.length : undefined).map(
              (sentence) => (
                <span key={sentence} className="max-md:block">
                  {`${sentence} `}
                </span>
              ),
            )}
          </span>
        }
      />
      <WithColumn column={mayOpen('activity-logs') && <ActivitiesColumn entries={entries} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <Card>
            <h2 className="sr-only">Needs attention</h2>
            <Tabs
              label="Platform activity"
              value={tab}
              onChange={(next) => ask({ tab: next })}
              tabs={own.map(({ id, label }) => {
                const count = counts[id]
                return { id, label, ...(count && { count: formatCount(count) }) }
              })}
            />
            {/* The same rows come first among all alerts, so that they stay where they are. */}
            {tab !== 'alerts' && service.length > 0 && (
              <div className="border-b border-line">
                <AlertList label="Service alerts" alerts={service} />
              </div>
            )}
            <TabPanel tab={tab}>
              {tab === 'approvals' ? (
                <ApprovalsPanel merchants={merchants} />
              ) : tab === 'activities' ? (
                <ActivitiesPanel entries={entries} />
              ) : !alerts ? (
                waitingRows
              ) : alerts.length === 0 ? (
                <p className="px-card py-6 text-muted">No alerts.</p>
              ) : (
                <AlertList label="System alerts" alerts={alerts} />
              )}
            </TabPanel>
          </Card>
          {seesFinances && (
            <>
              <div className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
                <RangeBar {...range} days={asked} />
                <p className="min-h-lh text-sm text-muted tabular-nums md:mb-3">
                  {overview &&
                    `${days}, compared with ${beforeInWords(overview.analysis.question)}`}
                </p>
              </div>
              <OverviewFigures overview={overview} />
            </>
          )}
          {seesFinances &&
            overview &&
            days &&
            drawn &&
            createElement(drawn, {
              overview,
              range: days,
              chart: asked.chart as Chart,
              onChart: (chart) => ask({ chart }),
            })}
        </div>
      </WithColumn>
    </>
  )
}
