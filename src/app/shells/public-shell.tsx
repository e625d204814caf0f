import type { PropsWithChildren } from 'react'
import { SiteFrame } from '#src/screens/marketing/frame/site-frame.tsx'
import { useRememberPath } from '#src/data/last-paths.ts'
import { PublicDemo } from '#src/presenter/mount/public-shell.ts'
import { ThemeToggle } from '#src/ui/theme-toggle.tsx'

/** The shell of the public pages. */
export function PublicShell({ children }: PropsWithChildren) {
  useRememberPath('visitor')
  return (
    <SiteFrame
      themeToggle={
        <>
          <PublicDemo />
          <ThemeToggle />
        </>
      }
    >
      {children}
    </SiteFrame>
  )
}
