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
