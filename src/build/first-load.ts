import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const app = 'app/main.tsx'
const data = [app, 'app/database/open-and-seed.ts']
const dashboard = [...data, 'app/shells/dashboard-shell.tsx']
const console = [...data, 'app/shells/console-shell.tsx']

/** What each first screen loads at once; and the actions, which its first press asks for. */
const loads = {
  landing: [app, 'app/shells/public-shell.tsx', 'screens/marketing/landing-screen.tsx'],
  login: [...data, 'app/shells/auth-shell.tsx', 'screens/auth/auth-screen.tsx'],
  checkout: [...data, 'app/shells/checkout-shell.tsx', 'screens/checkout/checkout-screen.tsx'],
  home: [...dashboard, 'screens/dashboard/home/home-screen.tsx'],
  transactions: [...dashboard, 'screens/dashboard/transactions/transactions-screen.tsx'],
  overview: [...console, 'screens/console/overview/overview-screen.tsx'],
  pending: [...console, 'screens/console/pending-merchants/pending-merchants-screen.tsx'],
  actions: ['../db/all-actions.ts', 'rules/messages/refusals.ts'],
}
type Load = keyof typeof loads

const names = Object.keys(loads) as Load[]

/** Where a person signs in or pays. */
const outside: ReadonlySet<Load> = new Set(['login', 'checkout'])

/** Each names everything of its package, of which the bundler takes only what is used. */
const barrels = /headlessui\.esm\.js$|lucide-react\.mjs$/

const found = new Map<Load, Set<string>>()

function modulesOf(load: Load, context: Rolldown.ChunkingContext): Set<string> {
  const known = found.get(load)
  if (known) return known
  const modules = new Set(loads[load].map(fileOf))
  // What is added is visited as well.
  for (const each of modules)
    for (const next of barrels.test(each) ? [] : (context.getModuleInfo(each)?.importedIds ?? []))
      modules.add(next)
  found.set(load, modules)
  return modules
}

/** Returns the file for what these need, where something else needs it too; '' where it is in none of these files. */
function fileFor(needing: readonly Load[]): string {
  if (needing.includes('landing')) return needing.length > 1 ? 'first' : ''
  const screens = needing.filter((each) => each !== 'actions')
  if (screens.length > 2) {
    if (screens.some((screen) => outside.has(screen))) return 'common'
    return screens.includes('home') ? 'app' : 'lists'
  }
  if (screens.length === 2) return `of-${screens.join('-')}`
  return needing.length > 0 ? `with-${needing.join('-')}` : ''
}

/** The most needed first, since a file takes along what its modules import. */
const files = [/^first$/, /^common$/, /^app$/, /^lists$/, /^of-/, /^with-\w+-/, /^with-\w+$/]

/**
 * Shares what first screens need among few files, so that each screen loads little of the others': home's data waits for
 * 290 KB in place of 370.
 */
export const firstLoads: Rolldown.CodeSplittingGroup[] = files.map((file, index) => ({
  name: (id, context) => {
    const name = fileFor(names.filter((load) => modulesOf(load, context).has(id)))
    return file.test(name) ? name : null
  },
  minShareCount: 2,
  priority: files.length + 1 - index,
}))
