import { pathTo } from '#routes/paths.ts'
import { loadActions } from '#src/data/run-action.ts'
import { whenIdle } from '#src/ui/timing.ts'
import { prepareSeeder, wasSeeded } from '#src/seeding/seeder.ts'
import { findRoute } from '#routes/find-route.ts'
import { loadScripts } from './load-route.ts'

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/**
 * Loads what "Try it now" asks for while a visitor reads a public page, a part in each idle moment, so that the dashboard
 * opens in a third of the time. Writes nothing: the sample data is as of the moment that a visitor enters.
 */
export async function prepareDemo(): Promise<void> {
  const dashboard = findRoute(pathTo('dashboard'))
  if (!dashboard || dashboard.redirectTo) return
  await idle()
  await loadScripts(dashboard)
  await idle()
  await Promise.all([import('#src/data/enter-demo.ts'), import('./database/open-and-seed.ts')])
  if (!wasSeeded()) prepareSeeder()
  await idle()
  await loadActions()
}
