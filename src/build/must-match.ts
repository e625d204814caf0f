/**
 * Throws where a pattern over file names finds none: what it is for was moved or renamed, and the build would go on
 * without it in silence.
 */
export function mustMatch(patterns: readonly RegExp[], names: Iterable<string>): void {
  const all = [...names]
  for (const pattern of patterns)
    if (!all.some((name) => pattern.test(name)))
      throw new Error(`No file of the build has a name like ${pattern}.`)
}

/** Puts something in the place of what is found, and throws where nothing is. */
export function mustReplace(text: string, wanted: string | RegExp, by: string): string {
  let found = false
  const replaced = text.replace(wanted, () => {
    found = true
    return by
  })
  if (!found) throw new Error(`There is no ${wanted} to replace.`)
  return replaced
}
