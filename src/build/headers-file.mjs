/** The rules of a _headers file, as hosts of plain files read it: a pattern, then its headers, indented. */
export function parseHeaders(text) {
  const rules = []
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      const source = trimmed.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
      rules.push({ pattern: new RegExp(`^${source}$`), set: [], unset: [] })
      continue
    }
    const rule = rules.at(-1)
    if (!rule) throw new Error(`_headers: "${trimmed}" belongs to no path.`)
    if (trimmed.startsWith('!')) rule.unset.push(trimmed.slice(1).trim().toLowerCase())
    else {
      const colon = trimmed.indexOf(':')
      rule.set.push([trimmed.slice(0, colon).toLowerCase(), trimmed.slice(colon + 1).trim()])
    }
  }
  return rules
}

/** The headers for a path, with lower-case names. */
export function headersFor(rules, path) {
  const headers = {}
  for (const { set, unset } of rules.filter(({ pattern }) => pattern.test(path))) {
    for (const name of unset) delete headers[name]
    for (const [name, value] of set) headers[name] = value
  }
  return headers
}
