import type { PropsWithChildren, ReactNode } from 'react'

/** Head, contents and the page beside them. */
export function DeveloperFrame({
  themeToggle,
  children,
}: PropsWithChildren<{ themeToggle: ReactNode }>) {
  return (
    <div className="min-h-dvh">
      <header>{themeToggle}</header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  )
}
