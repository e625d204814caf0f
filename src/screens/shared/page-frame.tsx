import { Link } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { Logo } from '#src/ui/logo.tsx'

/** The logo in the header of pages outside the dashboard; leads to the landing page. */
export function HomeLink({ height = 26 }: { height?: number }) {
  return (
    <Link
      to={pathTo('landing')}
      aria-label="Paid home"
      className="flex min-h-11 flex-none items-center"
    >
      <Logo height={height} />
    </Link>
  )
}

/** Moves the focus past the header; visible only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-no-print
      className="sr-only z-50 rounded-control bg-raised px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  )
}
