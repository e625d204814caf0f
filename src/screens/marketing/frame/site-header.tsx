import { Menu, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { pathTo } from '#src/routes/paths.ts'
import { HomeLink } from '#src/screens/shared/page-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useBackToClose } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useInView } from '#src/ui/use-in-view.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { SectionLink, sections } from './section-link.tsx'

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
export function SiteHeader({ themeToggle }: { themeToggle: ReactNode }) {
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
