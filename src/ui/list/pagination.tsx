import { Button } from '../button.tsx'

/** Rows per page. */
export const pageSize = 25

export interface Page {
  /** From 1; at most the last page. */
  page: number
  pages: number
  /** The index of its first row, and the index after its last. */
  from: number
  to: number
}

/** Returns the requested page of a list with `total` rows. */
export function pageOf(asked: number, total: number): Page {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(asked, pages)
  return { page, pages, from: (page - 1) * pageSize, to: Math.min(page * pageSize, total) }
}

interface Props {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pagination({ page, pages, onPage }: Props) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="text-sm text-muted tabular-nums md:hidden">
        {page} of {pages}
      </span>
      <ul className="hidden items-center gap-1 md:flex">
        {pageNumbers(page, pages).map((each, index) => (
          <li key={index}>
            {each === 'gap' ? (
              <span className="px-1 text-subtle">…</span>
            ) : (
              <Button
                variant={each === page ? 'secondary' : 'ghost'}
                size="sm"
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
                className="min-w-11 tabular-nums dense:min-w-9"
              >
                {each}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  )
}

/**
 * Returns the page numbers to offer, from 1: the first, the last, the current one and its neighbors, with gaps between.
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const offered = [1, page - 1, page, page + 1, pages]
  const numbers = [...new Set(offered)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const skipped = n - (numbers[index - 1] ?? 0) - 1
    // A gap of one page shows that page.
    if (skipped === 1) return [n - 1, n]
    return skipped > 1 ? ['gap' as const, n] : [n]
  })
}
