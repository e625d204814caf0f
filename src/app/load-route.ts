import type { ComponentType, PropsWithChildren } from 'react'
import { type Area, type BuiltPath, builtPaths, dataAreas, type ScreenId } from '#routes/paths.ts'
import { openEarly } from './database/shared-database.ts'
import { screens } from './screens.ts'

type Part = ComponentType<PropsWithChildren>

/** A component in a script of its own; the first request loads it. */
export interface Loadable {
  load: () => Promise<Part>
  loaded?: Part
}

function loadable(load: () => Promise<Part>): Loadable {
  let loading: Promise<Part> | undefined
  async function loadNow() {
    try {
      self.loaded = await load()
      return self.loaded
    } catch (error) {
      // The next request tries again.
      loading = undefined
      throw error
    }
  }
  const self: Loadable = {
    load: () => (loading ??= loadNow()),
  }
  return self
}

const each = Object.fromEntries(
  builtPaths
    .filter((row) => row.redirectTo === undefined)
    .map(({ id }) => [id, loadable(screens[id])]),
) as Record<ScreenId, Loadable>

/** Login and sign-up are one screen (AUTH-3) and share a component, so that switching never waits. */
export const loadableScreens: typeof each = { ...each, signup: each.login }

/** The shell of each area. */
export const loadableShells: Record<Area, Loadable> = {
  public: loadable(async () => (await import('./shells/public-shell.tsx')).PublicShell),
  developers: loadable(async () => (await import('./shells/developers-shell.tsx')).DevelopersShell),
  auth: loadable(async () => (await import('./shells/auth-shell.tsx')).AuthShell),
  checkout: loadable(async () => (await import('./shells/checkout-shell.tsx')).CheckoutShell),
  dashboard: loadable(async () => (await import('./shells/dashboard-shell.tsx')).DashboardShell),
  console: loadable(async () => (await import('./shells/console-shell.tsx')).ConsoleShell),
  presenter: loadable(async () => (await import('./shells/presenter-shell.tsx')).PresenterShell),
}

/** Preloads the scripts of an address. Never rejects: rendering it reports the error. */
export async function loadScripts(
  route: Exclude<BuiltPath, { redirectTo: string }>,
): Promise<void> {
  const ids = [route.id, route.over].filter((id) => id !== undefined)
  const loading: Promise<unknown>[] = ids.map((id) => loadableScreens[id].load())
  loading.push(loadableShells[route.area].load())
  await Promise.allSettled(loading)
}

/** Preloads the scripts of an address and its data. Never rejects. */
export async function loadRoute(route: BuiltPath | undefined): Promise<void> {
  if (!route || route.redirectTo) return
  // The database opens while the scripts load, and is read while React draws the frame.
  if (dataAreas.has(route.area))
    void openEarly({ ledger: route.area === 'dashboard' || route.area === 'console' })
  await loadScripts(route)
}
