import { Link, useLocation } from 'wouter'
import { pages } from './pages.ts'

const groups = [...new Set(pages.map(({ nav }) => nav?.group))]

const inGroup = (label: string | undefined) => pages.filter(({ nav }) => nav?.group === label)

/** Every page of the site, by group. */
export function Contents() {
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
