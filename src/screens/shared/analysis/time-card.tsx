import type { Sums } from '#db/payments/tally-figures.ts'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import type { PanelProps } from './analysis-body.tsx'
import { ChartCard } from './chart-card.tsx'
import { mostOf, pointsOf, textColumn, type ChartColumn, type ChartData } from './chart-data.ts'
import { rowsLink } from './rows-link.ts'
import { beforeInWords, stepLabels } from './words.ts'

interface Props extends Pick<PanelProps, 'analysis' | 'range'> {
  title: string
  /** The figures and how each is computed from a step's totals; the first is drawn. */
  columns: readonly [ChartColumn, ...ChartColumn[]]
  cells: (sums: Sums) => (number | null)[]
  scaleText: (value: number) => string
  /** A summary of the whole; the peak is added, except for a rate. */
  sentence: string
  isRate?: boolean
  className?: string
}

/** A time series as a line, with a dashed line for the comparison period. */
export function TimeCard(props: Props) {
  const { analysis, range, title, columns, cells, scaleText, sentence, isRate, className } = props
  const { span, now, before, question } = analysis
  const unit = span.unit
  const was = before?.steps.map((sums, at) =>
    lasts(span.comparedSteps, at) ? (cells(sums)[0] ?? null) : null,
  )
  const data: ChartData = {
    columns: [
      textColumn(unit === 'day' ? 'Day' : 'Days'),
      ...columns,
      ...(was ? [beforeColumn(columns[0])] : []),
    ],
    rows: stepLabels(span).map((label, at) => {
      const sums = now.steps[at]
      const all = [...(sums ? cells(sums) : []), ...(was ? [was[at]] : [])]
      return [label, ...all.map((cell) => cell ?? '')]
    }),
  }
  const most = isRate ? undefined : mostOf(data)
  const drawn = pointsOf(data)
  return (
    <ChartCard
      title={title}
      range={range}
      data={data}
      className={className ?? ''}
      sentence={
        <>
          {sentence}
          {most && ` Most: ${String(most[0])}, ${columns[0].text(most[1] ?? 0)}.`}
        </>
      }
      link={{ to: rowsLink(analysis), label: 'See the transactions' }}
    >
      {drawn.length > 0 && (
        <LineChart
          caption={`${title}, each ${unit}, ${range}`}
          heads={[data.columns[0].header, title]}
          points={drawn}
          before={
            was && {
              name: capital(beforeInWords(question)),
              values: was.filter((_, at) => data.rows[at]?.[1] !== ''),
            }
          }
          scaleText={scaleText}
          height={184}
        />
      )}
    </ChartCard>
  )
}

const lasts = (steps: readonly number[], at: number) => steps[at] !== steps[at + 1]

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const beforeColumn = (column: ChartColumn): ChartColumn => ({
  ...column,
  header: `Before: ${column.header}`,
  text: (cell) => `${cell === '' ? 'none' : column.text(cell)} before`,
})
