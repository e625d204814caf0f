import { useEffect, type PropsWithChildren } from 'react'
import { SiteFrame } from '#src/screens/marketing/site-frame.tsx'
import { allStylesOnFirstMove } from '#src/ui/all-styles.ts'
import { useKeepPlace } from '../acting/places.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'

/** The frame of the public pages. It opens no database. */
export function PublicShell({ children }: PropsWithChildren) {
  useEffect(allStylesOnFirstMove, [])
  useKeepPlace('visitor')
  return <SiteFrame themeToggle={<ThemeToggle />}>{children}</SiteFrame>
}
