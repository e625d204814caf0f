import type { ReactNode } from 'react'
import type { Fee } from '#db/payments/fees.ts'
import type { WithVolume } from '#db/payments/queries.ts'
import { formatWholeUsd } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Card } from '#src/ui/card.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { feeLabels, type FeeFigureProps } from './fee-figure.tsx'
import { feeFields } from './fee-form.ts'

type Row = WithVolume<Fee>

interface Props {
  fees: Row[]
  /** Shows fields instead of figures. */
  editing?: boolean
  figure: (props: FeeFigureProps) => ReactNode
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

// A typed figure must be fully visible beside its unit.
const fieldColumns = 'grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))]'
const figureColumns = 'grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))]'

/** The fees by method: a table from 740 px of container width, cards below that. */
export function FeeTable({ fees, editing = false, figure }: Props) {
  const columns = [
    method,
    kind,
    ...feeFields.map((field): Column<Row> => ({
      id: field,
      header: feeLabels[field].long,
      className: editing ? 'w-[150px] py-2.5 align-top' : 'w-[150px]',
      cell: (fee) => figure({ fee, field }),
    })),
    volume,
  ]
  const card = (fee: Row) => (
    <Card className="grid gap-3 p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <MethodName fee={fee} />
        <span className="text-sm text-muted">{fee.type}</span>
      </div>
      <div className={`grid gap-2 ${editing ? fieldColumns : figureColumns}`}>
        {feeFields.map((field) => figure({ fee, field, labelled: true }))}
      </div>
    </Card>
  )
  return (
    <DataList
      label="Fee structure"
      rows={fees}
      rowKey={({ id }) => id}
      columns={columns}
      card={card}
      tiles="grid grid-cols-[minmax(0,1fr)] gap-3"
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
