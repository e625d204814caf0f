import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { ChartData } from './chart-data.ts'
import { useDownload } from './use-download.ts'

interface Props {
  title: string
  /** The days in words. */
  range: string
  /** What is to be seen, in one plain sentence. */
  sentence: ReactNode
  data: ChartData
  /** The way to the rows behind it. */
  link?: { to: string; label: string } | undefined
  /** What is drawn reaches the card's edge by itself. */
  flush?: boolean
  className?: string
  /** Left out where it stands below. */
  children?: ReactNode
}

/** A chart with what it shows, of which days, in a sentence; the way to its rows, and its figures as a file. */
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
