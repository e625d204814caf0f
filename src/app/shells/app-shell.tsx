import { Menu as MenuIcon } from 'lucide-react'
import {
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'wouter'
import { leftOut } from '#db/left-out.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Logo, Mark } from '#src/ui/logo.tsx'
import { InstallSuggestion } from '../offline/install-suggestion.tsx'
import { OfflineMark } from '../offline/offline-mark.tsx'
import { Finder } from '../palette/finder.tsx'
import { CatchingUp, DemoPill, ShellStrip } from '#src/presenter/mount/side-shells.ts'
import { ThemeRow, ThemeToggle } from '#src/ui/theme-toggle.tsx'
import { IdleSession } from './idle-session.tsx'
import { type NavCounts, SidebarNav } from './sidebar-nav.tsx'

const UnreadableBanner = lazy(async () => ({
  default: (await import('../unreadable/unreadable-banner.tsx')).UnreadableBanner,
}))

/** A notice on every screen about rows that were left out because they cannot be read. */
function UnreadableRows() {
  const rows = useSyncExternalStore(leftOut.subscribe, leftOut.get, leftOut.get)
  if (rows.length === 0) return null
  return (
    <Suspense>
      <UnreadableBanner rows={rows} />
    </Suspense>
  )
}

const NavDrawer = lazyDialog(async () => (await import('#src/ui/nav-drawer.tsx')).NavDrawer)
// Fetched before the frame is drawn: on a first visit, nothing else is on its way then. At build time there is no page.
if (typeof document !== 'undefined') void NavDrawer.preload()

interface Props {
  area: 'dashboard' | 'console'
  /** A label beside the logo, such as "Console". */
  badge?: ReactNode
  /** The text at the left of the top bar on wide screens. */
  place: ReactNode
  /** Stands for the product's mark where there is room for one mark only. */
  mark?: ReactNode
  counts?: NavCounts
  /** At the bottom of the sidebar and of the drawer; `onChosen` closes the drawer. */
  footer: (onChosen?: () => void) => ReactNode
  /** What has just arrived, in the header. */
  news?: ReactNode
  /** Content right of the theme toggle. */
  actions: ReactNode
  /** What every screen of the area says first: whose it is, in which mode, and what keeps it from working. */
  notices?: ReactNode
  /** Rendered below the screen on phones. */
  bottomBar?: ReactNode
}

/** On wide windows, a page without a second column keeps its usual width and left edge. */
const besideNothing = '2xl:not-has-[[data-beside]]:pr-[calc(min(100%,1664px)-1216px-var(--gutter))]'

/** The frame of the dashboard and the console: sidebar or drawer, top bar, and the screen. */
export function AppShell({
  area,
  badge,
  place,
  mark = <Mark size={24} />,
  counts,
  footer,
  news,
  actions,
  notices,
  bottomBar,
  children,
}: PropsWithChildren<Props>) {
  const [location] = useLocation()
  const [drawer, setDrawer] = useState({ open: false, at: location })
  // Navigation by any means closes the drawer.
  if (drawer.at !== location) setDrawer({ open: false, at: location })
  const closeDrawer = () => setDrawer({ open: false, at: location })
  const nav = (onChosen?: () => void) => (
    <SidebarNav area={area} {...(counts && { counts })} {...(onChosen && { onChosen })} />
  )
  const brand = (
    <>
      <Logo height={26} />
      {badge}
    </>
  )
  return (
    <DialogHost>
      <div
        className={`min-h-dvh lg:grid lg:[--sidebar:256px] lg:grid-cols-[var(--sidebar)_minmax(0,1fr)] print:block ${bottomBar ? 'max-lg:[--bottom-bar:calc(66px+env(safe-area-inset-bottom))]' : ''}`}
      >
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-raised px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface lg:flex">
          <div className="flex h-16 flex-none items-center gap-2.5 px-[22px]">{brand}</div>
          {nav()}
          <div className="mx-3 mt-auto flex-none border-t border-line px-2.5 pt-3 pb-4">
            {footer()}
          </div>
        </aside>
        <div className="min-w-0">
          <div data-no-print className="sticky top-0 z-20">
            <header className="relative flex min-h-[min(3.5rem,18vw)] flex-wrap items-center gap-1 border-b border-line bg-bg px-1.5 pr-2 sm:gap-2 lg:min-h-16 lg:px-gutter">
              <IconButton
                label="Open menu"
                icon={<MenuIcon size={22} strokeWidth={1.75} aria-hidden />}
                className="lg:hidden"
                onClick={() => setDrawer({ open: true, at: location })}
              />
              {/* Hidden where the wordmark leaves the buttons no room; the console shows only its badge there. */}
              <span
                className={`md:hidden ${area === 'console' ? 'max-sm:hidden' : badge ? 'xs:max-sm:hidden' : 'xs:hidden'}`}
              >
                {mark}
              </span>
              <span className={`lg:hidden ${badge ? 'max-md:hidden' : 'max-xs:hidden'}`}>
                <Logo height={22} />
              </span>
              {badge && <span className="contents lg:hidden">{badge}</span>}
              {news}
              <p className="min-w-0 flex-[1_1_0] truncate text-sm text-muted max-lg:hidden">
                {place}
              </p>
              <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-2">
                <OfflineMark />
                <Finder area={area} />
                <DemoPill />
                {/* Below a tablet's width it is in the menu instead. */}
                <span className="max-md:hidden">
                  <ThemeToggle />
                </span>
                {actions}
              </div>
            </header>
            <ShellStrip area={area} />
          </div>
          <main
            id="main"
            tabIndex={-1}
            className={`mx-auto w-full max-w-[1280px] px-gutter pt-5 outline-none lg:pt-7 lg:pb-12 2xl:max-w-[1664px] ${besideNothing} ${bottomBar ? 'pb-38' : 'pb-22'}`}
          >
            {/* The only place of notices: each stands alone, and they keep their distance. */}
            <div className="grid gap-3 not-empty:mb-4 md:not-empty:mb-5">
              <UnreadableRows />
              <CatchingUp />
              {notices}
            </div>
            <IdleSession />
            <InstallSuggestion />
            {children}
          </main>
        </div>
        {bottomBar}
        <NavDrawer open={drawer.open} onClose={closeDrawer} label="Menu">
          <div className="flex h-16 flex-none items-center gap-2.5 px-5">{brand}</div>
          {nav(closeDrawer)}
          <div className="mx-3 mt-auto flex-none border-t border-line px-2.5 pt-3 pb-4">
            <div className="mb-3 md:hidden">
              <ThemeRow />
            </div>
            {footer(closeDrawer)}
          </div>
        </NavDrawer>
      </div>
    </DialogHost>
  )
}
