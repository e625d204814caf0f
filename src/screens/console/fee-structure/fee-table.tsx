import type { ReactNode } from 'react'
import type { Fee } from '#db/payments/fees.ts'
import type { WithVolume } from '#db/payments/queries.ts'
import { formatFeeRule, formatPercent, formatWholeUsd } from '#db/text/format.ts'
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

/** What a payment costs now, beside the fields of what it will cost. */
const today: Column<Row> = {
  id: 'today',
  header: 'Charged today',
  className: 'tabular-nums',
  cell: (fee) => <ChargedToday fee={fee} />,
}

/** The fees by method: a table from 740 px of container width, rows below that; cards while they are edited. */
export function PlatformFeeTable({ fees, editing = false, figure }: Props) {
  const columns = [
    method,
    ...(editing ? [today] : [kind]),
    ...feeFields.map((field): Column<Row> => ({
      id: field,
      header: editing ? `New ${feeLabels[field].long.toLowerCase()}` : feeLabels[field].long,
      className: editing ? 'w-[150px] py-2.5 align-top' : 'w-[150px]',
      cell: (fee) => figure({ fee, field }),
    })),
    volume,
  ]
  const card = (fee: Row) =>
    editing ? (
      <Card className="grid gap-3 p-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <MethodName fee={fee} />
          <span className="text-sm text-muted">
            Today <ChargedToday fee={fee} />
          </span>
        </div>
        <div className={`grid gap-2 ${fieldColumns}`}>
          {feeFields.map((field) => figure({ fee, field, labelled: true }))}
        </div>
      </Card>
    ) : (
      <div className="flex items-center justify-between gap-x-3 px-4 py-3">
        <div className="min-w-0">
          <MethodName fee={fee} />
          <p className="pl-10 text-sm text-muted">{fee.type}</p>
        </div>
        <p className="flex-none text-right tabular-nums">
          <span className="font-semibold">
            <span>{figure({ fee, field: 'merchantFee' })}</span>
            {fee.flatFee > 0 && (
              <>
                {' + '}
                <span>{figure({ fee, field: 'flatFee' })}</span>
              </>
            )}
          </span>
          <span className="block text-sm text-muted">
            Customer <span>{figure({ fee, field: 'customerFee' })}</span>
          </span>
        </p>
      </div>
    )
  return (
    <DataList
      label="Fee structure"
      rows={fees}
      rowKey={({ id }) => id}
      columns={columns}
      card={card}
      tiles={
        editing
          ? 'grid grid-cols-[minmax(0,1fr)] gap-3'
          : 'min-w-0 divide-y divide-line rounded-card border border-line bg-surface shadow-card'
      }
      tableFrom={740}
    />
  )
}

function ChargedToday({ fee: { merchantFee, flatFee, customerFee } }: { fee: Fee }) {
  return (
    <>
      <span className="font-medium text-text tabular-nums">
        {formatFeeRule({ percentage: merchantFee, fixedFee: flatFee })}
      </span>
      {customerFee > 0 && `, customer ${formatPercent(customerFee)}%`}
    </>
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
