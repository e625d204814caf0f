import type { PropsWithChildren } from 'react'
import { HeaderTools } from '#src/screens/auth/frame/header-tools.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'

/** Around signing in and up: no frame of its own, for each screen lays itself out. */
export function AuthShell({ children }: PropsWithChildren) {
  return <HeaderTools value={<ThemeToggle />}>{children}</HeaderTools>
}
