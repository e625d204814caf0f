/** Rows under what each of them goes under, in the order in which that first comes. */
export function grouped<Row>(rows: readonly Row[], of: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const before = groups.get(of(row))
    if (before) before.push(row)
    else groups.set(of(row), [row])
  }
  return [...groups]
}
