import { useMemo } from 'react'
import * as v from 'valibot'
import { countOf, formatCount } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { sortedBy } from '#src/ui/list/address.ts'
import { type Column, sortRows } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'
import { RowLink } from '#src/ui/row-link.tsx'
import { ChartHead } from '../shared/analysis/analysis-cards.tsx'
import { inclOf, usd } from '../shared/analysis/analysis-figures.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { type Performance, performanceData } from './performance.ts'

const orders = ['name', 'revenue', 'volume', 'payments', 'success', 'rate', 'change'] as const
type Order = (typeof orders)[number]
const order = sortedBy(orders, '-revenue')

/** Rows drawn on the page; the file has all of them. */
const most = 50

const percent = (value: number | null) => (value === null ? 'None' : `${formatCount(value)}%`)

/** Growth from zero has no percentage. */
const changeText = (change: Performance['change']) =>
  typeof change !== 'number'
    ? change === 'new'
      ? 'New'
      : 'No data'
    : `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatCount(Math.abs(change))}%`

const figures = 'whitespace-nowrap tabular-nums'

const columnsOf = (noun: string): Column<Performance, Order>[] => [
  {
    id: 'name',
    header: noun,
    className: 'font-medium',
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ name, to }) => <RowLink to={to}>{name}</RowLink>,
  },
  {
    id: 'revenue',
    header: 'Revenue',
    numeric: true,
    className: `font-semibold ${figures}`,
    sort: '-revenue',
    value: ({ revenue }) => revenue,
    cell: ({ revenue }) => usd(revenue),
  },
  {
    id: 'change',
    header: 'Change',
    numeric: true,
    className: `text-muted ${figures}`,
    sort: '-change',
    value: ({ change }) => (typeof change === 'number' ? change : -Infinity),
    cell: ({ change }) => changeText(change),
  },
  {
    id: 'volume',
    header: 'Volume',
    numeric: true,
    className: figures,
    sort: '-volume',
    value: ({ volume }) => volume,
    cell: ({ volume }) => usd(volume),
  },
  {
    id: 'payments',
    header: 'Payments',
    numeric: true,
    className: figures,
    sort: '-payments',
    value: ({ payments }) => payments,
    cell: ({ payments }) => formatCount(payments),
  },
  {
    id: 'rate',
    header: 'Share of volume',
    numeric: true,
    secondary: true,
    className: `text-muted ${figures}`,
    sort: '-rate',
    value: ({ rate }) => rate ?? -1,
    cell: ({ rate }) => percent(rate),
  },
  {
    id: 'success',
    header: 'Success rate',
    numeric: true,
    className: `text-muted ${figures}`,
    sort: '-success',
    value: ({ success }) => success ?? -1,
    cell: ({ success }) => percent(success),
  },
]

const columnsBy = { Merchant: columnsOf('Merchant'), Method: columnsOf('Method') }

function PerformanceLine({ row }: { row: Performance }) {
  return (
    <div className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <RowLink to={row.to}>{row.name}</RowLink>
        <p className={`py-2.5 font-semibold ${figures}`}>{usd(row.revenue)}</p>
      </div>
      <p className="text-sm text-muted tabular-nums">
        {usd(row.volume)} in {countOf(row.payments, 'payment')}, {percent(row.success)} completed.
        {typeof row.change === 'number' && ` Revenue ${changeText(row.change)}.`}
      </p>
    </div>
  )
}

const card = (row: Performance) => <PerformanceLine row={row} />

interface Props extends Pick<PanelProps, 'analysis' | 'range' | 'sort' | 'ask'> {
  title: string
  noun: keyof typeof columnsBy
  sentence: string
  rows: readonly Performance[]
}

export function PerformanceCard(props: Props) {
  const { title, noun, sentence, rows, analysis, range, sort, ask } = props
  const sorting = v.parse(order, sort)
  const sorted = useMemo(() => sortRows(rows, columnsBy[noun], sorting), [rows, noun, sorting])
  const data = performanceData(noun, sorted)
  return (
    <div>
      <div className="mb-3">
        <ChartHead
          title={title}
          range={range}
          data={data}
          incl={inclOf('Revenue', analysis.now.total, 'fees')}
          sentence={[
            `${usd(analysis.now.total.fees)} in fees.`,
            sentence,
            rows.length > most &&
              `Showing the first ${most} of ${formatCount(rows.length)}. The file includes all.`,
          ]
            .filter(Boolean)
            .join(' ')}
        />
      </div>
      <DataList
        label={named`${title}, ${range}`}
        rows={sorted.slice(0, most)}
        rowKey={({ id }) => id}
        columns={columnsBy[noun]}
        card={card}
        sort={sorting}
        onSort={(next) => ask({ sort: next })}
      />
    </div>
  )
}
