import type { PropsWithChildren } from 'react'
import { DeveloperFrame } from '#src/screens/developers/developer-frame.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'

/** The frame of the developer site. It opens no database. */
export function DevelopersShell({ children }: PropsWithChildren) {
  return <DeveloperFrame themeToggle={<ThemeToggle />}>{children}</DeveloperFrame>
}
