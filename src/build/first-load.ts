import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What the landing page loads at once. */
const roots = [
  'screens/marketing/landing-screen.tsx',
  'app/shells/public-shell.tsx',
  'app/main.tsx',
].map(fileOf)

let found: Set<string> | undefined

/**
 * Returns whether the landing page needs a module before the first press. Of the icons all count, because one module
 * imports them; those of a few screens stay with these.
 */
export function isInFirstLoad(id: string, context: Rolldown.ChunkingContext): boolean {
  if (!found) {
    found = new Set(roots)
    // What is added is visited as well.
    for (const each of found)
      for (const next of context.getModuleInfo(each)?.importedIds ?? []) found.add(next)
  }
  return found.has(id)
}
