import { formatCount } from '#src/rules/format.ts'

/** Counts the names, most frequent first, in the form that `RankedCard` takes. */
export function rankedNames(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB))
    .map(([name, count]) => ({ id: name, name, figure: formatCount(count) }))
}
