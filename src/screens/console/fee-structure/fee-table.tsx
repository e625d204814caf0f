import { useCallback, useMemo } from 'react'
import type { Fee } from '#db/model/fee.ts'
import type { WithVolume } from '#db/queries/list-payment-methods.ts'
import { formatWholeUsd } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { Card } from '#src/ui/card.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { feeFields, type FeeDraft } from './fee-draft.ts'
import { FeeFigure, feeLabels } from './fee-figure.tsx'

type Row = WithVolume<Fee>

interface Props {
  fees: Row[]
  /** What is typed; null while the fees are only read. */
  draft: FeeDraft | null
  /** Stays the same from one drawing to the next. */
  onType: (key: string, text: string) => void
}

const method: Column<Row> = {
  id: 'method',
  header: 'Payment Method',
  cell: (fee) => <MethodName fee={fee} />,
}
const kind: Column<Row> = {
  id: 'type',
  header: 'Type',
  className: 'text-muted',
  cell: ({ type }) => type,
}
const volume: Column<Row> = {
  id: 'volume',
  header: 'Volume, 30 days',
  numeric: true,
  className: 'text-muted',
  cell: (fee) => formatWholeUsd(fee.volume),
}

/** The fees by method as a table from 740 px of its own width, as cards below. */
export function FeeTable({ fees, draft, onType }: Props) {
  const columns = useMemo(
    () => [
      method,
      kind,
      ...feeFields.map((field): Column<Row> => ({
        id: field,
        header: feeLabels[field].long,
        className: draft ? 'w-[150px] py-2.5' : 'w-[150px]',
        cell: (fee) => <FeeFigure fee={fee} field={field} draft={draft} onType={onType} />,
      })),
      volume,
    ],
    [draft, onType],
  )
  const card = useCallback(
    (fee: Row) => (
      <Card className="grid gap-3 p-3.5">
        <div className="flex items-center justify-between gap-3">
          <MethodName fee={fee} />
          <span className="text-sm text-muted">{fee.type}</span>
        </div>
        <div className="grid grid-cols-3 gap-2">
          {feeFields.map((field) => (
            <FeeFigure key={field} fee={fee} field={field} draft={draft} onType={onType} labelled />
          ))}
        </div>
      </Card>
    ),
    [draft, onType],
  )
  return (
    <DataList
      label="Fee structure"
      rows={fees}
      rowKey={({ id }) => id}
      columns={columns}
      card={card}
      tiles="grid gap-3"
      tableFrom={740}
    />
  )
}

function MethodName({ fee }: { fee: Fee }) {
  const { text, tone } = methodTiles[fee.id]
  return (
    <span className="flex items-center gap-3 font-medium">
      <MonogramTile text={text} tone={tone} size="sm" />
      {fee.paymentMethod}
    </span>
  )
}
