import { Download } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import type { Sums } from '#db/payments/tally-figures.ts'
import { countOf } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { fileMimes } from '#db/files/file-type.ts'
import { named } from '#db/text/typed-text.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { hasFormula } from '#src/files/table-file.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import {
  beforeInWords,
  type ChartColumn,
  type ChartData,
  mostOf,
  pointsOf,
  stepLabels,
  stepsInFile,
  stepTicks,
  textColumn,
} from './analysis-figures.ts'
import type { PanelProps } from './analysis-page.tsx'
import { type RowsOf, rowsLink } from './rank-rows.tsx'

/** Turns words into a file name: `Revenue by day, Oct 23` is `revenue-by-day-oct-23.csv`. */
const fileNameOf = (words: string) =>
  `${words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.csv`

/** Downloads a chart's data as a CSV file. The export is logged, so it needs a permission (ROLE-1). */
function useDownload(title: string, range: string, data: ChartData) {
  const name = fileNameOf(`${title} ${range}`)
  const { run, pending, forbidden } = useAction('downloadFigures', {
    success: () =>
      asSaved(
        fileMessages.guarded(
          `${name} downloaded: ${countOf(data.rows.length, 'row')}`,
          hasFormula(data.rows),
        ),
      ),
    dryRun: `${name} would be downloaded`,
  })
  async function download() {
    const { csvLines, csvStart } = await import('#src/files/csv.ts')
    const rows = data.rows.map(([label = '', ...figures], at) => [
      data.inFile?.[at] ?? label,
      ...figures,
    ])
    const text = csvStart(data.columns) + csvLines(data.columns, rows)
    const done = await run({ title, range, rows: rows.length })
    if (done !== undefined) downloadFile(name, fileMimes.csv, text)
  }
  return { download, pending, forbidden }
}

interface HeadProps {
  title: string
  /** The date range in words. */
  range: string
  /** The chart's message in one plain sentence. */
  sentence: ReactNode
  data: ChartData
  /** The total that the sentence names, with the ZWL in it. */
  incl?: ComponentProps<typeof InclConverted> | undefined
}

/** The head of a chart or a table of figures: its title, date range, download and summary sentence. */
export function ChartHead({ title, range, sentence, data, incl }: HeadProps) {
  const { download, pending, forbidden } = useDownload(title, range, data)
  return (
    <>
      <div className="flex items-start justify-between gap-x-3">
        <div className="min-w-0">
          <h2 className="text-lg tracking-[-0.005em]">{title}</h2>
          <p className="text-sm text-subtle">{range}</p>
        </div>
        {data.rows.length > 0 && (
          <Button
            data-no-print
            variant="ghost"
            size="sm"
            className="-mt-2 -mr-3 flex-none"
            icon={<Download aria-hidden />}
            aria-label={named`Download ${title} as CSV`}
            forbidden={forbidden}
            disabled={pending}
            onClick={() => void download()}
          >
            CSV
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-[72ch] text-muted tabular-nums">
        {sentence} {incl && <InclConverted {...incl} />}
      </p>
    </>
  )
}

interface Props extends HeadProps {
  /** A link to the underlying rows; without an address for a person who may not open them. */
  link?: { to: string | undefined; label: string } | undefined
  /** The content handles its own padding at the card's edge. */
  flush?: boolean
  className?: string
  children: ReactNode
}

const edge = 'px-card'

/** A chart with its head and a link to its rows. */
export function ChartCard({ link, flush = false, className = '', children, ...head }: Props) {
  return (
    <Card
      className={`flex break-inside-avoid flex-col pt-4 md:pt-5 ${link?.to ? 'pb-1' : flush ? 'pb-0' : 'pb-4 md:pb-5'} ${className}`}
    >
      <div className={edge}>
        <ChartHead {...head} />
      </div>
      <div className={`mt-4 min-w-0 ${flush ? '' : edge}`}>{children}</div>
      {link?.to !== undefined && (
        <p data-no-print className={`mt-auto ${edge}`}>
          <Link
            to={link.to}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-primary-text underline-offset-4 hover:underline"
          >
            {link.label}
          </Link>
        </p>
      )}
    </Card>
  )
}

interface TimeCardProps extends Pick<PanelProps, 'analysis' | 'range'>, Pick<Props, 'incl'> {
  title: string
  /** The figures and how each is computed from a step's totals; the first is drawn. */
  columns: readonly [ChartColumn, ...ChartColumn[]]
  cells: (sums: Sums) => (number | null)[]
  scaleText: (value: number) => string
  /** A summary of the whole; the peak is added, except for a rate. */
  sentence: string
  isRate?: boolean
  /** The rows behind it; successful payments by default. */
  rows?: RowsOf
  className?: string
}

/** A time series as a line, with a dashed line for the comparison period. */
export function TimeCard(props: TimeCardProps) {
  const { analysis, range, title, columns, cells, scaleText, sentence, incl, isRate } = props
  const mayOpen = useMayOpen()
  const { span, now, before, question } = analysis
  const unit = span.unit
  const was = before?.steps.map((sums, at) =>
    lasts(span.comparedSteps, at) ? (cells(sums)[0] ?? null) : null,
  )
  const data: ChartData = {
    columns: [
      textColumn(unit === 'day' ? 'Day' : 'Period'),
      ...columns,
      ...(was ? [beforeColumn(columns[0], capital(beforeInWords(question)))] : []),
    ],
    rows: stepLabels(span).map((label, at) => {
      const sums = now.steps[at]
      const all = [...(sums ? cells(sums) : []), ...(was ? [was[at]] : [])]
      return [label, ...all.map((cell) => cell ?? '')]
    }),
    ticks: stepTicks(span),
    inFile: stepsInFile(span),
  }
  const most = isRate ? undefined : mostOf(data)
  const drawn = pointsOf(data)
  return (
    <ChartCard
      title={title}
      range={range}
      data={data}
      className={props.className ?? ''}
      incl={incl}
      sentence={
        <>
          {sentence}
          {most && ` Highest ${unit}: ${String(most[0])}, ${columns[0].text(most[1] ?? 0)}.`}
        </>
      }
      link={{ to: rowsLink(mayOpen, analysis, props.rows), label: 'View transactions' }}
    >
      {drawn.length > 0 && (
        <LineChart
          caption={`${title} per ${unit}, ${range}`}
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

const beforeColumn = (column: ChartColumn, when: string): ChartColumn => ({
  ...column,
  header: `${when}: ${column.header}`,
  text: (cell) => `vs ${cell === '' ? 'none' : column.text(cell)}`,
})
