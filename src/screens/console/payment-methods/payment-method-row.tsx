import { TriangleAlert } from 'lucide-react'
import type { MethodListing } from '#db/payments/queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { countOf } from '#src/rules/format.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { IncidentLine } from './incident-line.tsx'
import { MethodFigures } from './method-figures.tsx'

interface Props {
  method: MethodListing
  /** How many merchants take payments, and so by this method; undefined while it is being read. */
  merchants: number | undefined
}

/** Whom the switch is about: its effect is on all of them at once. */
const reach = (enabled: boolean, merchants: number): string =>
  `${enabled ? 'Offered by' : 'Off for'} ${countOf(merchants, 'merchant')}`

/** A method with its figures, whom it is for, its incident and its switch. */
export function PaymentMethodRow({ method, merchants }: Props) {
  const { id, name, enabled } = method
  const words: Parameters<typeof useAction<'setPaymentMethodEnabled'>>[1] = {
    said: (row) =>
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
          {/* On phones under the words, which need the width. */}
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
