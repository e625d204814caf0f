import { Button } from '../button.tsx'
import { pageNumbers } from './page-numbers.ts'

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
