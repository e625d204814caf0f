import { lazy, Suspense, useEffect, useState, type PropsWithChildren } from 'react'
import { SiteFrame } from '#src/screens/marketing/site-frame.tsx'
import { hasSwitched, useRememberPath } from '../acting/last-paths.ts'
import { ThemeToggle } from '../theme-toggle.tsx'

const VisitorPill = lazy(async () => ({
  default: (await import('../acting/visitor-pill.tsx')).VisitorPill,
}))

/** The shell of the public pages. It opens the database only when the demo acts as a visitor. */
export function PublicShell({ children }: PropsWithChildren) {
  const [isActing, setActing] = useState(false)
  useEffect(() => setActing(hasSwitched()), [])
  useRememberPath('visitor')
  return (
    <SiteFrame
      themeToggle={
        <>
          {isActing && (
            <Suspense>
              <VisitorPill />
            </Suspense>
          )}
          <ThemeToggle />
        </>
      }
    >
      {children}
    </SiteFrame>
  )
}
