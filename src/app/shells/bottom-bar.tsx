import { ArrowLeftRight, House, Link as LinkIcon, type LucideIcon, Menu, Store } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { ApiMode } from '#db/apps/schemas.ts'
import { builtPaths, type PathId, pathTo } from '#routes/paths.ts'
import { useCurrentEntry } from './nav-entries.ts'

/** The last live screen, with its query string. */
let lastLive = pathTo('dashboard')

/** The sandbox screen that corresponds to a live one. */
const testScreens: Record<string, string> = {
  [pathTo('transactions')]: pathTo('sandbox-transactions'),
}

const isTestPath = (path: string) => `${path}/`.startsWith(`${pathTo('sandbox')}/`)

/** Returns whether the address is in live or test mode, and a function to switch. */
export function useMode(): { mode: ApiMode; change: (mode: ApiMode) => void } {
  const [path, navigate] = useLocation()
  const mode = isTestPath(path) ? 'test' : 'live'
  useEffect(() => {
    if (mode === 'live') lastLive = path + location.search
  }, [mode, path])
  return {
    mode,
    change: (next) => {
      if (next !== mode)
        navigate(next === 'live' ? lastLive : (testScreens[path] ?? pathTo('sandbox')))
    },
  }
}

const entries: { id: PathId; label: string; icon: LucideIcon }[] = [
  { id: 'dashboard', label: 'Home', icon: House },
  { id: 'transactions', label: 'Transactions', icon: ArrowLeftRight },
  { id: 'payment-links', label: 'Links', icon: LinkIcon },
  { id: 'business', label: 'Business', icon: Store },
]

const look =
  'relative grid h-[66px] min-w-0 flex-auto place-items-center content-center gap-[3px] pt-1.5 text-[min(0.75rem,4.2vw)]/4 font-medium text-muted [&[aria-current]]:font-semibold [&[aria-current]]:text-text'

/** The merchant's main screens within reach of the thumb, on phones and tablets. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { id: at, current } = useCurrentEntry()
  return (
    <nav
      aria-label="Quick links"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {entries.map(({ id, label, icon: Icon }) => {
        const row = builtPaths.find((each) => each.id === id)
        if (!row) return null
        const here = at === id
        return (
          <Link key={id} to={row.path} aria-current={here ? current : undefined} className={look}>
            {here && <span aria-hidden className="marker-course" />}
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span className="max-w-full truncate">{label}</span>
          </Link>
        )
      })}
      <button type="button" className={look} onClick={onMore}>
        <Menu size={22} strokeWidth={1.75} aria-hidden />
        <span className="max-w-full truncate">More</span>
      </button>
    </nav>
  )
}
