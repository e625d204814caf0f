import { Crosshair, Download, Eye, Tag, User } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { listActivity } from '#db/log/queries.ts'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { activityTypes } from '#src/rules/activity-text.ts'
import { dayName, formatMoment } from '#db/text/format.ts'
import { activityMessages } from '#src/rules/messages/platform.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { type RowAction, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { pageOf } from '#src/ui/list/pagination.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { overList } from '#src/ui/route-sheet.tsx'
import { RankedCard, rankedNames } from '../shared/analysis/ranked-card.tsx'
import { ChainLine } from './chain-line.tsx'
import { LogCard, logColumns } from './log-columns.tsx'
import {
  type AskLog,
  filterLog,
  filterWords,
  logAddress,
  LogChips,
  LogControls,
  namesIn,
  unfilteredLog,
} from './log-filters.tsx'

function PeopleColumn({ entries }: { entries: readonly ActivityLogEntry[] }) {
  const rows = rankedNames(entries.map(({ user }) => user)).slice(0, 10)
  return <RankedCard title="By user" note="Entries" rows={rows} />
}

const ExportLog = lazyDialog(async () => (await import('./export-log.tsx')).ExportLog)

const title = 'Activity Logs'
const dayOf = ({ timestamp }: ActivityLogEntry) => new Date(timestamp).toDateString()
const logCard = (entry: ActivityLogEntry) => <LogCard entry={entry} />
const sheetOf = ({ action, user, timestamp, ip }: ActivityLogEntry) => ({
  title: action,
  description: `${user}, ${formatMoment(timestamp)}, ${ip}`,
})
const none: readonly ActivityLogEntry[] = []

const logActions = (ask: AskLog): RowAction<ActivityLogEntry>[] => [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    run: ({ id }, { navigate }) =>
      navigate(pathTo('activity-entry', { id }) + location.search, { state: overList }),
  },
  {
    id: 'user',
    label: ({ user }) => `Only by ${user}`,
    icon: User,
    run: ({ user }) => ask({ user }),
  },
  {
    id: 'target',
    label: ({ target }) => `Only on ${target}`,
    icon: Crosshair,
    run: ({ target }) => ask({ target }),
  },
  {
    id: 'type',
    label: ({ type }) => `Only ${activityTypes[type]} entries`,
    icon: Tag,
    run: ({ type }) => ask({ type }),
  },
]

/** The activity log (LOG-1). */
export function ActivityLogsScreen() {
  const entries = useQuery(listActivity)
  const { asked, ask, type } = useAddress(logAddress)
  const today = useToday()
  const dryRun = useDryRun()
  const actionsOf = useRowActions()
  const [exporting, setExporting] = useState(false)

  // Keeps the columns stable when the address changes.
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const { columns, actions } = useMemo(() => {
    const tap: AskLog = (change) => latest.current(change)
    return { columns: logColumns(tap), actions: logActions(tap) }
  }, [])

  const people = useMemo(() => namesIn(entries ?? none), [entries])
  const { found, counts } = useMemo(
    () => (entries ? filterLog(entries, asked, today) : { found: undefined, counts: undefined }),
    [entries, asked, today],
  )
  const paging = found && pageOf(asked.page, found.length)
  const isFiltered = filterWords(asked) !== 'All entries'

  return (
    <>
      <ListPage
        title={title}
        description="Who did what, and when. Entries can’t be edited or deleted."
        actions={
          <Button
            variant="secondary"
            icon={<Download aria-hidden />}
            disabled={!found || found.length === 0}
            onClick={() =>
              void dryRun(activityMessages.wouldExport).then((isDry) => setExporting(!isDry))
            }
          >
            Export
          </Button>
        }
        above={<ChainLine />}
        label={title}
        noun="log entry"
        rows={found?.slice(paging?.from, paging?.to)}
        rowKey={({ id }) => id}
        columns={columns}
        card={logCard}
        groups={{ of: dayOf, heading: (day) => dayName(day, today) }}
        total={found?.length}
        paging={paging}
        onPage={(page) => ask({ page })}
        search={{
          label: 'Search activity',
          placeholder: 'Search user, action or IP',
          text: asked.q,
          onType: type,
        }}
        filters={<LogControls asked={asked} ask={ask} people={people} />}
        chips={<LogChips asked={asked} ask={ask} counts={counts} />}
        menu={{ actions: (row) => actionsOf(actions, row), sheet: sheetOf }}
        beside={found && <PeopleColumn entries={found} />}
        empty={{ title: activityMessages.none }}
        nothing={
          isFiltered && {
            title: activityMessages.none,
            text: 'No entries match your search and filters.',
            clear: 'Clear filters',
            onClear: () => ask(unfilteredLog),
          }
        }
      />
      {found && (
        <ExportLog
          open={exporting}
          onClose={() => setExporting(false)}
          entries={found}
          what={filterWords(asked)}
        />
      )}
    </>
  )
}
