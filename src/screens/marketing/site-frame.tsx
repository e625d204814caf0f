import { Suspense, type PropsWithChildren, type ReactNode } from 'react'
import { SkipLink } from '#src/screens/shared/page-frame.tsx'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'

/** Header and footer around the public pages (SITE-1). */
export function SiteFrame({
  themeToggle,
  children,
}: PropsWithChildren<{ themeToggle: ReactNode }>) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader themeToggle={themeToggle} />
      <main id="main" tabIndex={-1} className="flex-1 pt-14 outline-none lg:pt-16 print:pt-0">
        {children}
      </main>
      {/* Hydrates on its own, after what is above it. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  )
}
