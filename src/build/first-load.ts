import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What each first screen loads at once. */
const roots = {
  landing: ['screens/marketing/landing-screen.tsx', 'app/shells/public-shell.tsx', 'app/main.tsx'],
  /** Where a person signs in or pays. */
  outside: [
    'app/main.tsx',
    'app/shells/auth-shell.tsx',
    'app/shells/checkout-shell.tsx',
    'screens/auth/auth-screen.tsx',
    'screens/checkout/checkout-screen.tsx',
  ],
  data: [
    'app/main.tsx',
    'app/database/open-and-seed.ts',
    'app/shells/dashboard-shell.tsx',
    'app/shells/console-shell.tsx',
    'screens/dashboard/home/home-screen.tsx',
    'screens/dashboard/transactions/transactions-screen.tsx',
    'screens/console/overview/overview-screen.tsx',
    'screens/console/pending-merchants/pending-merchants-screen.tsx',
  ],
}

/** Each names everything of its package, of which the bundler takes only what is used. */
const barrels = /headlessui\.esm\.js$|lucide-react\.mjs$/

const found = new Map<keyof typeof roots, Set<string>>()

/**
 * Returns whether the landing page, or one of the other first screens, needs a module before the first press.
 */
export function isInFirstLoad(
  of: keyof typeof roots,
  id: string,
  context: Rolldown.ChunkingContext,
): boolean {
  const load = found.get(of) ?? new Set(roots[of].map(fileOf))
  if (!found.has(of)) {
    found.set(of, load)
    // What is added is visited as well.
    for (const each of load)
      for (const next of barrels.test(each) ? [] : (context.getModuleInfo(each)?.importedIds ?? []))
        load.add(next)
  }
  return load.has(id)
}
