import { ChevronDown } from 'lucide-react'
import type { PropsWithChildren, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { HomeLink, SkipLink } from '#src/screens/shared/page-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { developerPages } from './pages.ts'
import { DocumentationSearch } from './search-box.tsx'

const groups = [...new Set(developerPages.map(({ nav }) => nav?.group))]

const inGroup = (label: string | undefined) =>
  developerPages.filter(({ nav }) => nav?.group === label)

function Contents() {
  const [location] = useLocation()
  const here = location.replace(/\/+$/, '')
  return (
    <nav aria-label="Contents" className="grid gap-4">
      {groups.map((label) => (
        <div key={label}>
          <p aria-hidden className="px-3 text-sm font-semibold text-subtle">
            {label}
          </p>
          <ul aria-label={label} className="mt-1 grid gap-0.5">
            {inGroup(label).map((row) => (
              <li key={row.id}>
                <Link
                  to={row.path}
                  aria-current={here === row.path ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-control px-3 text-[15px] font-medium text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-text dense:min-h-9"
                >
                  {row.nav?.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface Props {
  themeToggle: ReactNode
}

function Head({ themeToggle }: Props) {
  return (
    <header className="z-20 border-b border-line bg-bg lg:sticky lg:top-0 print:static">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-3 px-gutter py-1.5 lg:min-h-16">
        <HomeLink />
        <Link
          to={pathTo('developers')}
          className="flex min-h-11 items-center font-medium text-muted hover:text-text"
        >
          Developers
        </Link>
        <div
          className="order-last w-full pb-1.5 lg:order-none lg:ml-auto lg:w-80 lg:pb-0"
          data-no-print
        >
          <DocumentationSearch />
        </div>
        <div className="flex items-center gap-2 max-lg:ml-auto" data-no-print>
          {themeToggle}
          <ButtonLink
            to={pathTo('dashboard')}
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
          >
            Dashboard
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

export function DeveloperFrame({ themeToggle, children }: PropsWithChildren<Props>) {
  const [location] = useLocation()
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <Head themeToggle={themeToggle} />
      <div className="mx-auto max-w-[1440px] lg:grid lg:grid-cols-[248px_minmax(0,1fr)] print:block">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] overflow-y-auto border-r border-line px-3 py-6 lg:block">
          <Contents />
        </aside>
        <div className="min-w-0">
          {/* Closes when another page opens. */}
          <details key={location} className="group border-b border-line lg:hidden" data-no-print>
            <summary className="flex min-h-12 list-none items-center gap-2 px-gutter font-semibold [&::-webkit-details-marker]:hidden">
              Contents
              <ChevronDown
                size={18}
                aria-hidden
                className="ml-auto transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="px-1 pb-4">
              <Contents />
            </div>
          </details>
          <main id="main" tabIndex={-1} className="px-gutter pt-8 pb-16 outline-none lg:pt-10">
            {children}
          </main>
        </div>
      </div>
    </div>
  )
}
