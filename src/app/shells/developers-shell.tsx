import { useEffect, type PropsWithChildren } from 'react'
import { DeveloperFrame } from '#src/screens/developers/developer-frame.tsx'
import { allStylesOnFirstMove } from '#src/ui/all-styles.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'

/** The frame of the developer site. It opens no database. */
export function DevelopersShell({ children }: PropsWithChildren) {
  useEffect(allStylesOnFirstMove, [])
  return <DeveloperFrame themeToggle={<ThemeToggle />}>{children}</DeveloperFrame>
}
