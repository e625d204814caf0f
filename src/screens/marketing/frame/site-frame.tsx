import { Menu, X } from 'lucide-react'
import {
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { type PathId, pathTo } from '#routes/paths.ts'
import { followBasicFees } from '#src/data/basic-fees.ts'
import { HomeLink, SkipLink } from '#src/screens/shared/page-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useBackToClose, whenLayersClosed } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { whenIdle } from '#src/ui/timing.ts'
import { useInView } from '#src/ui/viewport.ts'
import { SectionLink, sections } from './section-link.tsx'
import { SiteFooter } from './site-footer.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Section links and sign-in for windows whose header has no room for them. */
function PhoneMenu({ open, onClose }: Props) {
  const [, navigate] = useLocation()

  // The open menu has its own history entry: navigation waits until that is gone.
  function leave(event: MouseEvent, go: () => void) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onClose()
    whenLayersClosed(go)
  }
  const goTo = (id: PathId) => (event: MouseEvent) => leave(event, () => navigate(pathTo(id)))
  const goToSection = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget
    // By the next frame the browser has restored the scroll position of the previous entry.
    leave(event, () => requestAnimationFrame(() => location.assign(href)))
  }

  return (
    <div
      id="phone-menu"
      hidden={!open}
      data-no-print
      className="max-h-[calc(100dvh-3.5rem)] animate-appear overflow-y-auto overscroll-contain border-t border-line px-gutter pt-2 pb-5 lg:hidden"
    >
      <nav aria-label="Sections" className="-mx-3 grid">
        {sections.map(({ id, label }) => (
          <SectionLink
            key={id}
            section={id}
            onClick={goToSection}
            className="flex min-h-13 items-center rounded-control px-3 text-lg font-medium hover:bg-hover"
          >
            {label}
          </SectionLink>
        ))}
      </nav>
      <div className="mt-3 grid gap-3 xs:grid-cols-2">
        <ButtonLink to={pathTo('login')} variant="secondary" onClick={goTo('login')}>
          Log in
        </ButtonLink>
        <ButtonLink to={pathTo('signup')} variant="primary" onClick={goTo('signup')}>
          Sign up
        </ButtonLink>
      </div>
    </div>
  )
}

/** Closes an open menu on a press or focus outside it. */
function useLeaveToClose(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  })
}

/** The fixed header of the public pages (SITE-1). */
function SiteHeader({ themeToggle }: { themeToggle: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const scrolled = useInView(mark) === false
  const [open, setOpen] = useState(false)
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useBackToClose(open, close)
  useLeaveToClose(open, header, close)

  return (
    <>
      {/* 10 px (SITE-1): past them the header stands out from the page. */}
      <span ref={mark} aria-hidden className="absolute top-0 h-2.5 w-px" />
      <header
        ref={header}
        data-scrolled={scrolled}
        className={`fixed inset-x-0 top-0 z-30 border-b bg-bg transition-[border-color,box-shadow] duration-(--t-fast) print:static ${scrolled || open ? 'border-line shadow-menu' : 'border-transparent'}`}
        onKeyDown={(event) => {
          if (!open || event.key !== 'Escape') return
          close()
          toggle.current?.focus()
        }}
      >
        <div className="mx-auto flex h-14 max-w-[1200px] items-center gap-2 pr-1.5 pl-gutter lg:h-16 lg:pr-gutter">
          <HomeLink height={28} />
          <nav aria-label="Sections" className="ml-7 hidden gap-1 lg:flex">
            {sections.map(({ id, label }) => (
              <SectionLink
                key={id}
                section={id}
                className="flex min-h-11 items-center rounded-[8px] px-3 text-[0.9375rem] font-medium text-muted hover:bg-hover hover:text-text"
              >
                {label}
              </SectionLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2" data-no-print>
            {themeToggle}
            <span className="hidden items-center gap-2 lg:flex">
              <ButtonLink to={pathTo('login')} variant="ghost" size="sm">
                Log in
              </ButtonLink>
              <ButtonLink to={pathTo('signup')} variant="secondary" size="sm">
                Sign up
              </ButtonLink>
            </span>
            <IconButton
              ref={toggle}
              label={open ? 'Close menu' : 'Open menu'}
              icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
              aria-expanded={open}
              aria-controls="phone-menu"
              className="lg:hidden"
              onClick={() => setOpen(!open)}
            />
          </div>
        </div>
        <PhoneMenu open={open} onClose={close} />
      </header>
    </>
  )
}

/** Header and footer around the public pages (SITE-1). */
export function SiteFrame({
  themeToggle,
  children,
}: PropsWithChildren<{ themeToggle: ReactNode }>) {
  useEffect(() => {
    let leave = () => {}
    const cancel = whenIdle(() => {
      leave = followBasicFees()
    })
    return () => {
      cancel()
      leave()
    }
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader themeToggle={themeToggle} />
      <main id="main" tabIndex={-1} className="flex-1 pt-14 outline-none lg:pt-16 print:pt-0">
        {children}
      </main>
      {/* Hydrates on its own, after what is above it. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  )
}
