import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAction } from '#src/data/use-action.ts'
import { countOf } from '#src/rules/format.ts'
import { fileMimes } from '#src/files/table-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { downloadFile } from '#src/ui/download-file.ts'
import type { ChartData } from './chart-data.ts'

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
      `${countOf(data.rows.length, 'row')} ${data.rows.length === 1 ? 'is' : 'are'} in ${name}`,
    dryRun: `${name} would be downloaded`,
  })
  async function download() {
    const { csvLines, csvStart } = await import('#src/files/csv.ts')
    const rows = data.rows.map((row) => [...row])
    const text = csvStart(data.columns) + csvLines(data.columns, rows)
    const done = await run({ title, range, rows: rows.length })
    if (done !== undefined) downloadFile(name, fileMimes.csv, text)
  }
  return { download, pending, forbidden }
}

interface Props {
  title: string
  /** The date range in words. */
  range: string
  /** The chart's message in one plain sentence. */
  sentence: ReactNode
  data: ChartData
  /** A link to the underlying rows. */
  link?: { to: string; label: string } | undefined
  /** The content handles its own padding at the card's edge. */
  flush?: boolean
  className?: string
  /** Omitted if the chart is below the card. */
  children?: ReactNode
}

/** A chart with its date range, a summary sentence, a link to its rows and a download. */
export function ChartCard(props: Props) {
  const { title, range, sentence, data, link, flush = false, className = '', children } = props
  const { download, pending, forbidden } = useDownload(title, range, data)
  const edge = 'px-5 md:px-6'
  return (
    <Card className={`flex break-inside-avoid flex-col pt-4 pb-2 md:pt-5 ${className}`}>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${edge}`}>
        <h2 className="min-w-0 text-lg tracking-[-0.005em]">{title}</h2>
        <p className="text-sm text-subtle">{range}</p>
      </div>
      <p className={`mt-1 max-w-[72ch] text-muted tabular-nums ${edge}`}>{sentence}</p>
      {children && <div className={`mt-4 min-w-0 ${flush ? '' : edge}`}>{children}</div>}
      <div
        data-no-print
        className={`mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3 ${edge}`}
      >
        {link ? (
          <Link
            to={link.to}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-primary-text underline-offset-4 hover:underline"
          >
            {link.label}
          </Link>
        ) : (
          <span />
        )}
        {data.rows.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="-mx-3"
            icon={<Download aria-hidden />}
            aria-label={`Download ${title} as CSV`}
            forbidden={forbidden}
            disabled={pending}
            onClick={() => void download()}
          >
            CSV
          </Button>
        )}
      </div>
    </Card>
  )
}
