import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SuccessRate } from '#db/payments/figures.ts'
import type { MethodListing } from '#db/payments/queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import {
  countOf,
  formatMomentWithin,
  formatFeeRule,
  formatWholeUsd,
  withSign,
} from '#src/rules/format.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Switch } from '#src/ui/switch.tsx'

const IncidentDialog = lazyDialog(
  async () => (await import('./incident-dialog.tsx')).IncidentDialog,
)

function IncidentLine({ method }: { method: MethodListing }) {
  const { id, name, incident } = method
  const [open, setOpen] = useState(false)
  const forbidden = useForbids()('reportIncident')
  const end = useAction('endIncident', {
    success: (row) => platformMessages.incidentEnded(row.name),
    dryRun: platformMessages.wouldEndIncident(name),
    shows: () => [{ table: 'paymentMethods', id, change: { incident: undefined } }],
  })
  return (
    <div className="grid gap-2 lg:justify-items-end">
      {incident && (
        <div className="w-full">
          <Banner tone="wait" title={incident.note}>
            Published since {formatMomentWithin(incident.since)}.
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={incident ? 'ghost' : 'secondary'}
          size="sm"
          icon={<TriangleAlert aria-hidden />}
          aria-label={`${incident ? 'Edit note' : 'Report an incident'}, ${name}`}
          forbidden={forbidden}
          onClick={() => setOpen(true)}
        >
          {incident ? 'Edit note' : 'Report an incident'}
        </Button>
        {incident && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`End the incident, ${name}`}
            forbidden={end.forbidden}
            onClick={() => void end.run({ id })}
          >
            End the incident
          </Button>
        )}
      </div>
      <IncidentDialog method={method} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Formats a success rate: `96.4%`, or says that there were no payments. */
export const rateText = ({ value }: SuccessRate): string =>
  value === null ? 'None yet' : `${value.toFixed(1)}%`

/** Describes the change from the 30 days before: `+1.3 points vs previous 30 days`. */
export function moveText({ value, before }: SuccessRate): string {
  if (value === null) return 'in 30 days'
  if (before === null) return 'no previous data'
  const tenths = Math.round((value - before) * 10)
  if (tenths === 0) return 'no change'
  const points = (Math.abs(tenths) / 10).toFixed(1)
  return `${withSign(tenths, points)} ${points === '1.0' ? 'point' : 'points'} vs previous 30 days`
}

/** A method's fee, 30-day volume and success rate. */
function MethodFigures({ method }: { method: MethodListing }) {
  const { terms, volume, success } = method
  const figures = [
    ['Fee', formatFeeRule(terms), 'standard plan'],
    ['Volume', formatWholeUsd(volume), 'in 30 days'],
    ['Success rate', rateText(success), moveText(success)],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-x-3 md:grid-cols-[1fr_1fr_1.8fr] gap-y-2">
      {figures.map(([term, value, rest]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-subtle">{term}</dt>
          <dd className="tabular-nums">
            <span className="font-semibold">{value}</span>
            <span className="block text-sm text-muted">{rest}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  method: MethodListing
  /** The number of merchants who take payments; undefined while loading. */
  merchants: number | undefined
}

/** Warns that the switch affects all merchants at once. */
const reach = (enabled: boolean, merchants: number): string =>
  `${enabled ? 'Offered by' : 'Off for'} ${countOf(merchants, 'merchant')}`

export function PaymentMethodRow({ method, merchants }: Props) {
  const { id, name, enabled } = method
  const words: Parameters<typeof useAction<'setPaymentMethodEnabled'>>[1] = {
    success: (row) =>
      (row.enabled ? platformMessages.methodEnabled : platformMessages.methodDisabled)(row.name),
    setback: (row) => !row.enabled,
    shows: (wanted) => [{ table: 'paymentMethods', id, change: { enabled: wanted.enabled } }],
    dryRun: (wanted) =>
      (wanted.enabled ? platformMessages.wouldEnable : platformMessages.wouldDisable)(name),
  }
  const undo = useAction('setPaymentMethodEnabled', words)
  const { run, forbidden } = useAction('setPaymentMethodEnabled', {
    ...words,
    offer: (row) => ({
      label: 'Undo',
      onClick: () => void undo.run({ id, enabled: !row.enabled }),
    }),
  })
  const tile = methodTiles[id]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-4 py-4 first:border-t-0 md:px-6">
      <div className="flex items-center gap-3 md:gap-4">
        <MonogramTile text={tile.text} tone={tile.tone} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-x-4 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="min-w-0">
            <h2 className="font-medium">{name}</h2>
            <p className="text-sm text-muted tabular-nums">
              {method.type}
              {merchants !== undefined && ` · ${reach(enabled, merchants)}`}
            </p>
          </div>
          {/* On phones these go below the text, which needs the width. */}
          <span className="flex flex-wrap gap-1.5">
            {method.incident && (
              <Badge tone="wait" icon={<TriangleAlert aria-hidden />}>
                Incident
              </Badge>
            )}
            <Badge tone={enabled ? 'ok' : 'off'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
          </span>
        </div>
        <Switch
          label={name}
          labelHidden
          checked={enabled}
          forbidden={forbidden}
          onChange={(checked) => void run({ id, enabled: checked })}
        />
      </div>
      <div className="grid gap-3 md:pl-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
        <MethodFigures method={method} />
        <IncidentLine method={method} />
      </div>
    </li>
  )
}
