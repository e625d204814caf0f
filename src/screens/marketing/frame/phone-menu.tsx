import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { SectionLink, sections } from './section-link.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Section links and sign-in for windows whose header has no room for them. */
export function PhoneMenu({ open, onClose }: Props) {
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
