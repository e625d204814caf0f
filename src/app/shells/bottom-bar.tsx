import {
  ArrowLeftRight,
  FileText,
  House,
  Landmark,
  Link as LinkIcon,
  type LucideIcon,
} from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { type PathId, pathTo } from '#routes/paths.ts'
import { entryAt } from './nav-entries.ts'
import { testScreenOf, useMode } from './use-mode.ts'

const entries: readonly (readonly [PathId, string, LucideIcon])[] = [
  ['dashboard', 'Home', House],
  ['transactions', 'Payments', ArrowLeftRight],
  ['payment-links', 'Links', LinkIcon],
  ['invoices', 'Invoices', FileText],
  ['payouts', 'Payouts', Landmark],
]

const look =
  'relative grid h-[66px] min-w-0 flex-[1_1_0] place-items-center content-center gap-[3px] pt-1.5 text-[min(0.75rem,3.6vw)]/4 font-medium text-muted [&[aria-current]]:font-semibold [&[aria-current]]:text-text'

/** The merchant's main screens within reach of the thumb, on phones and tablets; in test mode, its screens instead. */
export function BottomBar() {
  const [location] = useLocation()
  const { id: at, current } = entryAt(location)
  const { mode } = useMode()
  return (
    <nav
      aria-label="Quick links"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {entries.map(([entry, label, Icon]) => {
        const id = mode === 'test' ? testScreenOf(entry) : entry
        const here = at === id
        return (
          <Link key={id} to={pathTo(id)} aria-current={here ? current : undefined} className={look}>
            {here && <span aria-hidden className="marker-course" />}
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span className="max-w-full truncate">{label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
