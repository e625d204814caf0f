import type { PropsWithChildren } from 'react'
import { HeaderTools } from '#src/screens/auth/frame/header-tools.ts'
import { ThemeToggle } from '#src/ui/theme-toggle.tsx'

/** The shell of signing in and up, without a frame because each screen has its own layout. */
export function AuthShell({ children }: PropsWithChildren) {
  return <HeaderTools value={<ThemeToggle />}>{children}</HeaderTools>
}
