import { Suspense, type PropsWithChildren, type ReactNode } from 'react'
import { SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'

/** Header and footer around the public pages (SITE-1). */
export function SiteFrame({
  themeToggle,
  children,
}: PropsWithChildren<{ themeToggle: ReactNode }>) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        data-no-print
        className="sr-only z-50 rounded-control bg-raised px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
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
