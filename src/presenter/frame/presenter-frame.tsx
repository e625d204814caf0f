import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { ActorContext } from '#src/data/actor.ts'
import { visitor } from '#src/data/visitor.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { TestStrip } from './shell-strips.tsx'
import { DemoPill } from './demo-pill.tsx'
import { useKiosk } from '#src/data/kiosk.ts'
import { ThemeToggle } from '#src/ui/theme-toggle.tsx'

interface Props {
  title: string
  className: string
  children: ReactNode
}

/** The frame of the presenter's own pages, with a header of their own. They are closed in kiosk mode. */
export function PresenterFrame({ title, className, children }: Props) {
  if (useKiosk()) return <Redirect to={pathTo('landing')} replace />
  return (
    <ActorContext value={visitor}>
      <DialogHost>
        <div className={`flex flex-col bg-sunken ${className}`}>
          <header
            data-no-print
            className="flex min-h-14 flex-none flex-wrap items-center gap-x-3 border-b border-line bg-bg px-gutter py-1"
          >
            <span className="flex-none max-sm:hidden">
              <Logo height={22} />
            </span>
            <h1 className="min-w-0 grow basis-24 truncate text-sm font-normal text-muted">
              {title}
            </h1>
            <div className="ml-auto flex flex-none items-center gap-1">
              <DemoPill />
              <ThemeToggle />
              <ButtonLink
                to={pathTo('dashboard')}
                variant="ghost"
                size="sm"
                icon={<X aria-hidden className="size-5" />}
              >
                <span className="max-sm:sr-only">Close</span>
              </ButtonLink>
            </div>
          </header>
          <TestStrip />
          {children}
        </div>
      </DialogHost>
    </ActorContext>
  )
}
