import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SuccessRate } from '#db/payments/figures.ts'
import type { MethodListing } from '#db/payments/queries.ts'
import {
  countOf,
  formatFeeRule,
  formatMomentWithin,
  formatWholeUsd,
  shareText,
  withSign,
} from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { SparkLine } from '#src/ui/charts/spark-line.tsx'
import type { Column } from '#src/ui/list/column.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { undoBy } from '#src/ui/toast.ts'
import { switchWords } from '../shared/methods/method-actions.tsx'

/** The percentage of volume above which switching a method off asks. */
const asksAbove = 10

/** Says what switching a method off takes away (ADM-6). */
const lossText = ({ name, merchants = 0, volume, share }: MethodRow): string =>
  `${countOf(merchants, 'merchant')} ${merchants === 1 ? 'offers' : 'offer'} ${name}. Volume in the last 30 days: ${formatWholeUsd(volume)}, ${shareText(share)} of the total. Customers can’t choose ${name} until you enable it again.`

/** Enables and disables a method; asks before a large part of the volume goes. */
export function MethodSwitch({ row }: { row: MethodRow }) {
  const { id, name, enabled, share } = row
  const [asking, setAsking] = useState(false)
  // A snapshot: the text must not change while the dialog closes.
  const [asked, setAsked] = useState(row)
  const words = switchWords(name)
  const dryRun = useDryRun()
  const undo = useAction('setPaymentMethodEnabled', words)
  const set = useAction('setPaymentMethodEnabled', {
    ...words,
    offer: (after) => undoBy(() => undo.run({ id, enabled: !after.enabled })),
  })
  async function change(wanted: boolean) {
    if (wanted || share <= asksAbove) return set.run({ id, enabled: wanted })
    if (await dryRun(words.dryRun({ enabled: false }))) return
    setAsked(row)
    setAsking(true)
  }
  return (
    <>
      <Switch
        label={name}
        labelHidden
        checked={enabled}
        forbidden={set.forbidden}
        onChange={(wanted) => void change(wanted)}
      />
      <ConfirmAction
        open={asking}
        onClose={() => setAsking(false)}
        title={named`Disable ${name}?`}
        text={lossText(asked)}
        confirmLabel="Disable"
        action={set}
        input={{ id, enabled: false }}
      />
    </>
  )
}

export interface MethodRow extends MethodListing {
  /** The number of merchants who take payments; undefined while loading. */
  merchants: number | undefined
}

/** Formats a success rate: `96.4%`, or says that there were no payments. */
export const successRateText = ({ value }: SuccessRate): string =>
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

/** What the switch of a method affects: everyone who offers it. */
const reach = ({ enabled, merchants = 0 }: MethodRow): string =>
  `${enabled ? 'Offered by' : 'Off for'} ${countOf(merchants, 'merchant')}`

function Tile({ row: { id } }: { row: MethodRow }) {
  const { text, tone } = methodTiles[id]
  return <MonogramTile text={text} tone={tone} />
}

/** The kind of the method, its reach, and a published problem. */
function About({ row }: { row: MethodRow }) {
  const { type, merchants, incident } = row
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        {type}
        {merchants !== undefined && ` · ${reach(row)}`}
      </p>
      {incident && (
        <p className="mt-0.5 flex items-start gap-1.5 text-sm text-on-warning-soft">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            {incident.note}, since {formatMomentWithin(incident.since)}
          </span>
        </p>
      )}
    </>
  )
}

function Name({ row }: { row: MethodRow }) {
  return (
    <div className="flex items-center gap-3">
      <Tile row={row} />
      <div className="min-w-0">
        <h2 className="text-base font-medium">{row.name}</h2>
        <About row={row} />
      </div>
    </div>
  )
}

function Days({ row: { name, days } }: { row: MethodRow }) {
  const most = formatWholeUsd(Math.max(...days, 0))
  return (
    <SparkLine
      values={days}
      label={named`${name}, volume per day, last 30 days, at most ${most}`}
    />
  )
}

interface FigureProps {
  value: string
  rest: string
  /** The name of the figure, where no column header has it. */
  term?: string
}

function Figure({ value, rest, term }: FigureProps) {
  // Every row compares with the same days, so that only the change is visible.
  const [short, against] = rest.split(' vs ')
  return (
    <div className="min-w-0 tabular-nums">
      {term && <p className="text-sm text-subtle">{term}</p>}
      <p className="font-semibold">{value}</p>
      <p className="text-sm text-muted">
        {short}
        {against && <span className="sr-only"> vs {against}</span>}
      </p>
    </div>
  )
}

const volumeOf = ({ volume, share }: MethodRow): FigureProps => ({
  value: formatWholeUsd(volume),
  rest: `${shareText(share)} of volume`,
})
const successOf = ({ success }: MethodRow): FigureProps => ({
  value: successRateText(success),
  rest: moveText(success),
})
const feeOf = ({ terms }: MethodRow): FigureProps => ({
  value: formatFeeRule(terms),
  rest: 'standard plan',
})

export const methodColumns: Column<MethodRow>[] = [
  { id: 'method', header: 'Method', className: 'py-3', cell: (row) => <Name row={row} /> },
  {
    id: 'days',
    header: 'Last 30 days',
    className: 'w-[9rem]',
    cell: (row) => <Days row={row} />,
  },
  { id: 'volume', header: 'Volume', cell: (row) => <Figure {...volumeOf(row)} /> },
  { id: 'success', header: 'Success rate', cell: (row) => <Figure {...successOf(row)} /> },
  {
    id: 'fee',
    header: 'Fee',
    className: 'whitespace-nowrap',
    cell: (row) => <Figure {...feeOf(row)} />,
  },
  { id: 'enabled', header: 'Enabled', cell: (row) => <MethodSwitch row={row} /> },
]

/** A method where the table does not fit. */
export const methodCard = (row: MethodRow, { menu }: CardParts) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 pr-1 pl-4">
    <div className="flex items-center gap-3">
      <Tile row={row} />
      <h2 className="min-w-0 flex-1 text-base font-medium">{row.name}</h2>
      <div className="flex flex-none items-center">
        <MethodSwitch row={row} />
        {menu}
      </div>
    </div>
    <div className="-mt-1.5 pr-3">
      <About row={row} />
    </div>
    <div className="grid grid-cols-[minmax(3rem,1fr)_auto_auto] items-start gap-x-3 pr-3 *:first:self-center">
      <Days row={row} />
      <Figure term="Volume" {...volumeOf(row)} />
      <Figure term="Success rate" {...successOf(row)} />
    </div>
    <p className="text-sm text-muted">
      Fee <span className="font-medium text-text tabular-nums">{feeOf(row).value}</span>, standard
      plan
    </p>
  </div>
)
