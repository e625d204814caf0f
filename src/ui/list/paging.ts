/** How many rows a page of a list has. */
export const pageSize = 25

export interface Page {
  /** From 1; the last one where a later one is asked for. */
  page: number
  pages: number
  /** Its rows: from this place up to that one. */
  from: number
  to: number
}

/** The page that is asked for, of a list of so many rows. */
export function pageOf(asked: number, total: number): Page {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(asked, pages)
  return { page, pages, from: (page - 1) * pageSize, to: Math.min(page * pageSize, total) }
}
