import { useEffect, type PropsWithChildren } from 'react'
import { DeveloperFrame } from '#src/screens/developers/developer-frame.tsx'
import { allStylesOnFirstMove } from '#src/ui/all-styles.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { navGroups } from './nav-entries.ts'

const groups = navGroups('developers')

/** The frame of the developer site. It opens no database. */
export function DevelopersShell({ children }: PropsWithChildren) {
  useEffect(allStylesOnFirstMove, [])
  return (
    <DeveloperFrame groups={groups} themeToggle={<ThemeToggle />}>
      {children}
    </DeveloperFrame>
  )
}
