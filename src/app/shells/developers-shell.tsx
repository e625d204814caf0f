import type { PropsWithChildren } from 'react'
import { DeveloperFrame } from '#src/screens/developers/developer-frame.tsx'
import { ThemeToggle } from '#src/ui/theme-toggle.tsx'

/** The shell of the developer site. It does not open the database. */
export function DevelopersShell({ children }: PropsWithChildren) {
  return <DeveloperFrame themeToggle={<ThemeToggle />}>{children}</DeveloperFrame>
}
