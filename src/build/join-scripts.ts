/** A module, with the pages that can't begin without it and its size on its way in bytes. */
export interface Part {
  id: string
  pages: ReadonlySet<string>
  size: number
  imports: readonly string[]
}

interface Script {
  parts: readonly Part[]
  /** Those that get it, be it that one that they need imports it. */
  pages: ReadonlySet<string>
  size: number
}

const sum = (a: Script, b: Script): Script => ({
  parts: [...a.parts, ...b.parts],
  pages: new Set([...a.pages, ...b.pages]),
  size: a.size + b.size,
})

/** The modules that the very same pages need, together. */
function byPages(parts: readonly Part[]): Script[] {
  const scripts = new Map<string, Script>()
  for (const part of parts) {
    const key = [...part.pages].toSorted().join()
    const script = { parts: [part], pages: part.pages, size: part.size }
    const others = scripts.get(key)
    scripts.set(key, others ? sum(others, script) : script)
  }
  return [...scripts.values()]
}

/** The scripts that each imports at once. */
function importsOf(scripts: readonly Script[]): Map<Script, Set<Script>> {
  const home = new Map(scripts.flatMap((script) => script.parts.map(({ id }) => [id, script])))
  return new Map(
    scripts.map((script) => {
      const ids = script.parts.flatMap((part) => part.imports)
      const needed = new Set(ids.flatMap((id) => home.get(id) ?? []))
      needed.delete(script)
      return [script, needed]
    }),
  )
}

type Needs = ReadonlyMap<Script, ReadonlySet<Script>>

/** All that come with some scripts, they among them. */
function withNeeds(needs: Needs, scripts: Iterable<Script>): Set<Script> {
  const all = new Set(scripts)
  for (const each of all) for (const next of needs.get(each) ?? []) all.add(next)
  return all
}

const countMissing = (pages: ReadonlySet<string>, from: ReadonlySet<string>) => {
  let count = 0
  for (const page of pages) if (!from.has(page)) count += 1
  return count
}

/** What the pages of one script would get in vain with another, in bytes over all pages. */
function inVain(pages: ReadonlySet<string>, other: Script, all: Needs): number {
  if (countMissing(pages, other.pages) === 0) return 0
  let bytes = 0
  for (const each of all.get(other) ?? []) bytes += each.size * countMissing(pages, each.pages)
  return bytes
}

/** Whether a script needs another by way of a third: joined, they and the third would need one another. */
function needsByWay(from: Script, to: Script, needs: Needs): boolean {
  const others = [...(needs.get(from) ?? [])].filter((each) => each !== to)
  return withNeeds(needs, others).has(to)
}

/** The two scripts that spare the pages most as one. */
function bestPair(
  scripts: readonly Script[],
  needs: Needs,
  perScript: number,
): [Script, Script] | undefined {
  const all = new Map(scripts.map((script) => [script, withNeeds(needs, [script])]))
  let best: [Script, Script] | undefined
  let most = 0
  for (const [index, a] of scripts.entries())
    for (const b of scripts.slice(index + 1)) {
      const both = a.pages.size - countMissing(a.pages, b.pages)
      if (both * perScript <= most) continue
      const gain = both * perScript - inVain(a.pages, b, all) - inVain(b.pages, a, all)
      if (gain <= most || needsByWay(a, b, needs) || needsByWay(b, a, needs)) continue
      best = [a, b]
      most = gain
    }
  return best
}

/**
 * The scripts of some modules, so that every page's first load is small: what the same pages need comes together, and
 * scripts are joined where one more to fetch would cost more than what some page then gets in vain.
 * `perScript` is that cost, in bytes.
 */
export function joinScripts(parts: readonly Part[], perScript: number): string[][] {
  // They are named in an order that hangs on the folder that the project lies in, and ties would be broken by it.
  let scripts = byPages(parts.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  for (;;) {
    const needs = importsOf(scripts)
    const pair = bestPair(scripts, needs, perScript)
    if (!pair) return scripts.map((script) => script.parts.map(({ id }) => id))
    const joined = sum(...pair)
    const brought = withNeeds(needs, pair)
    scripts = scripts
      .filter((each) => !pair.includes(each))
      .map((each) =>
        brought.has(each) ? { ...each, pages: new Set([...each.pages, ...joined.pages]) } : each,
      )
    scripts.push(joined)
  }
}
