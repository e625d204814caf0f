import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { papersOf, type PendingMerchant } from '#db/merchants/application-queries.ts'
import { reviewDueAt, sentAt } from '#db/merchants/review-target.ts'
import { successRate } from '#db/payments/tally-figures.ts'
import type { Overview } from '#db/reports/overview-queries.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { useToday } from '#src/data/use-query.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { pathTo } from '#routes/paths.ts'
import { activityTypes } from '#src/rules/activity-text.ts'
import { handedInText } from '#src/rules/documents.ts'
import { formatCount, formatDate, formatMoment } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { CardRow } from '#src/ui/card.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { Chevron } from '#src/ui/glyphs.tsx'
import { RowLink } from '#src/ui/row-link.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ActivityChange, ActivitySentence } from '../shared/activity-sentence.tsx'
import { AnalysisKeyFigures } from '../shared/analysis/analysis-key-figures.tsx'
import { rowsLink } from '../shared/analysis/rank-rows.tsx'
import { inclOf, movement, rateText, shortUsd } from '../shared/analysis/analysis-figures.ts'
import {
  dueText,
  PriorityBadge,
  queueAt,
  type QueuedMerchant,
} from '../shared/applications/application-queue.tsx'
import { DecisionButtons } from '../shared/applications/decision-buttons.tsx'
import { methodActions } from '../shared/methods/method-actions.tsx'
import type { Alert } from './alerts.ts'
import { merchantChange } from './text.ts'

const labels = ['Volume', 'Fees earned', 'Success rate', 'Active merchants'] as const

/** The four figures of the period, compared with the one before (ADM-1). */
export function OverviewFigures({ overview }: { overview: Overview | undefined }) {
  const mayOpen = useMayOpen()
  const today = useToday()
  if (!overview)
    return <AnalysisKeyFigures figures={labels.map((label) => ({ label, value: undefined }))} />
  const { analysis, merchants } = overview
  const rows = { to: rowsLink(mayOpen, analysis) }
  // The list knows who is active now, not who was.
  const listsActive = mayOpen('merchants') && analysis.span.period.before > today.getTime()
  const [now, was] = [analysis.now.total, analysis.before?.total]
  const [volume, fees, success, active] = labels
  return (
    <AnalysisKeyFigures
      figures={[
        {
          label: volume,
          value: shortUsd(now.volume),
          ...rows,
          incl: inclOf(volume, now, 'volume'),
          comparison: movement(analysis, now.volume, was?.volume),
        },
        {
          label: fees,
          value: shortUsd(now.fees),
          ...rows,
          incl: inclOf(fees, now, 'fees'),
          comparison: movement(analysis, now.fees, was?.fees),
        },
        {
          label: success,
          value: rateText(successRate(now)),
          to: rowsLink(mayOpen, analysis, { tab: 'all', only: 'finished' }),
          comparison: movement(analysis, successRate(now), was && successRate(was), {
            isRate: true,
          }),
        },
        {
          label: active,
          value: formatCount(merchants.value),
          to: listsActive ? `${pathTo('merchants')}?status=active` : undefined,
          comparison: merchantChange(merchants),
        },
      ]}
    />
  )
}

const tones = {
  bad: 'bg-danger-soft text-on-danger-soft',
  wait: 'bg-warning-soft text-on-warning-soft',
}

/** What ends the problem from here. */
function ActButton({ method, act }: Alert) {
  const actionsOf = useRowActions()
  const [offered] = method && act ? actionsOf(methodActions, method, [act]) : []
  if (!method || !offered || offered.forbidden !== undefined) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mr-5 mb-3 ml-17 sm:mb-0 sm:ml-0 md:mr-6"
      aria-label={named`${offered.label}, ${method.name}`}
      onClick={offered.onSelect}
    >
      {offered.label}
    </Button>
  )
}

const alertRow =
  'flex min-h-16 min-w-0 flex-[1_1_16rem] items-center gap-3 rounded-control px-card py-2.5 -outline-offset-3'

const AlertText = ({ tone, title, text }: Alert) => (
  <>
    <span
      aria-hidden
      className={`grid size-9 flex-none place-items-center rounded-stone [&_svg]:size-5 ${tones[tone]}`}
    >
      <TriangleAlert />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{title}</span>{' '}
      <span className="block text-sm wrap-anywhere text-muted tabular-nums">{text}</span>
    </span>
  </>
)

/** Alerts, each with a link to its fix and the act that ends it. */
export function AlertList({ label, alerts }: { label: string; alerts: readonly Alert[] }) {
  const mayOpen = useMayOpen()
  return (
    <ul aria-label={label}>
      {alerts.map((alert) => (
        <li
          key={alert.id}
          className="flex flex-wrap items-center border-t border-line first:border-t-0"
        >
          {mayOpen(alert.screen) ? (
            <Link to={alert.to} className={`hover:bg-hover ${alertRow}`}>
              <AlertText {...alert} />{' '}
              <span className="flex flex-none items-center gap-2 text-subtle [&_svg]:size-3.5">
                <span className="font-medium text-text max-md:sr-only">{alert.way}</span>
                <Chevron />
              </span>
            </Link>
          ) : (
            <p className={alertRow}>
              <AlertText {...alert} />
            </p>
          )}
          <ActButton {...alert} />
        </li>
      ))}
    </ul>
  )
}

/** The number of applications that can be decided here; the rest are on their own screen. */
const most = 4

function Application({ merchant }: { merchant: QueuedMerchant }) {
  const { id, name, businessType, priority, late } = merchant
  const first = useFocusHandedOn<HTMLButtonElement>()
  return (
    <CardRow onlyBetween className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-[1_1_11rem]">
        <h3>
          <RowLink to={pathTo('merchant', { id })} className="-my-2.5">
            {name}
          </RowLink>
        </h3>
        <p className="text-sm text-muted tabular-nums">
          <span className="max-md:block">
            {businessType} · {formatDate(sentAt(merchant))}
          </span>
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">{handedInText(papersOf(merchant))}</span>
        </p>
      </div>
      <div className="flex min-w-[min(13rem,100%)] flex-[0_1_16.5rem] items-center gap-x-2 md:flex-wrap md:gap-x-3">
        <span className="flex-none md:min-w-22">
          <PriorityBadge priority={priority} />
        </span>
        <span className={`min-w-0 text-sm ${late ? 'font-medium text-danger' : 'text-muted'}`}>
          {dueText(merchant)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <DecisionButtons ref={first} merchant={merchant} />
      </div>
    </CardRow>
  )
}

interface ApprovalsPanelProps {
  merchants: readonly PendingMerchant[] | undefined
}

/** The most urgent applications, each with its decisions and Undo (ADM-3). */
export function ApprovalsPanel({ merchants }: ApprovalsPanelProps) {
  const now = useMoment((merchants ?? []).map(reviewDueAt))
  if (!merchants) return <SkeletonRows rows={5} tall label="Loading applications" />
  if (merchants.length === 0)
    return (
      <EmptyState
        level={3}
        title="No applications are waiting"
        text="New applications appear here."
      />
    )
  return (
    <>
      <ul>
        {queueAt(merchants, now)
          .slice(0, most)
          .map((merchant) => (
            <Application key={merchant.id} merchant={merchant} />
          ))}
      </ul>
      <p className="border-t border-line px-card py-2">
        <Link
          to={pathTo('pending-merchants')}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-3"
        >
          {merchants.length > most
            ? `View all ${merchants.length} applications`
            : 'Review applications'}
        </Link>
      </p>
    </>
  )
}

interface ActivitiesPanelProps {
  entries: readonly ActivityLogEntry[] | undefined
}

export function ActivitiesPanel({ entries }: ActivitiesPanelProps) {
  if (!entries) return <SkeletonRows rows={8} label="Loading recent activities" />
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <CardRow
            key={entry.id}
            onlyBetween
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <Link
                to={pathTo('activity-entry', { id: entry.id })}
                className="wrap-anywhere underline-offset-3 hover:underline"
              >
                <ActivitySentence entry={entry} />
              </Link>
              <ActivityChange entry={entry} />
            </div>
            <p className="flex-none text-sm text-subtle tabular-nums">
              {activityTypes[entry.type]} · {formatMoment(entry.timestamp)}
            </p>
          </CardRow>
        ))}
      </ul>
      <p className="border-t border-line px-card py-2">
        <Link
          to={pathTo('activity-logs')}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-3"
        >
          All activity
        </Link>
      </p>
    </>
  )
}
