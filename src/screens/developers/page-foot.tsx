import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { PathId } from '#src/routes/paths.ts'
import { pages } from './pages.ts'

/** The way to the pages before and after this one. */
export function PageFoot({ id }: { id: PathId }) {
  const at = pages.findIndex((page) => page.id === id)
  const [before, after] = [pages[at - 1], pages[at + 1]]
  const look =
    'inline-flex min-h-11 items-center gap-2 font-semibold text-primary-text underline-offset-4 hover:underline [&_svg]:size-4.5'
  return (
    <nav
      aria-label="Next pages"
      className="mt-14 flex flex-wrap justify-between gap-x-6 border-t border-line pt-5"
    >
      {before && (
        <Link to={before.path} className={look}>
          <ArrowLeft aria-hidden />
          {before.nav?.label}
        </Link>
      )}
      {after && (
        <Link to={after.path} className={`ml-auto ${look}`}>
          {after.nav?.label}
          <ArrowRight aria-hidden />
        </Link>
      )}
    </nav>
  )
}
