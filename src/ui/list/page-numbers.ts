/** The page numbers to offer: the ends, the present one and its neighbours, with gaps between; from 1. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const offered = [1, page - 1, page, page + 1, pages]
  const numbers = [...new Set(offered)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const skipped = n - (numbers[index - 1] ?? 0) - 1
    // A gap of one page is that page.
    if (skipped === 1) return [n - 1, n]
    return skipped > 1 ? ['gap' as const, n] : [n]
  })
}
