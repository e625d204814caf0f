/** A circle of scripts that import one another, in its order; null where there is none. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (name: string): string[] | null => {
    if (path.includes(name)) return path.slice(path.indexOf(name))
    if (done.has(name)) return null
    path.push(name)
    for (const next of imports.get(name) ?? []) {
      const found = visit(next)
      if (found) return found
    }
    path.pop()
    done.add(name)
    return null
  }
  for (const name of imports.keys()) {
    const found = visit(name)
    if (found) return found
  }
  return null
}
