import { lazy, type ComponentType, type LazyExoticComponent, type PropsWithChildren } from 'react'
import {
  type Area,
  type BuiltPath,
  builtPaths,
  dataAreas,
  type ScreenId,
} from '#src/routes/paths.ts'
import { openEarly } from './database/shared-database.ts'
import { screens } from './screens.ts'

interface Loadable<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Renders the component once it is loaded. */
  lazy: LazyExoticComponent<ComponentType<Props>>
  loaded?: ComponentType<Props>
}

function loadable<Props>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
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
  const self: Loadable<Props> = {
    load: () => (loading ??= loadNow()),
    lazy: lazy(async () => ({ default: await self.load() })),
  }
  return self
}

const each = Object.fromEntries(
  builtPaths
    .filter((row) => row.redirectTo === undefined)
    .map(({ id }) => [id, loadable<object>(screens[id])]),
) as Record<ScreenId, Loadable<object>>

/** Login and sign-up are one screen (spec §2) and share a component, so that switching never waits. */
const loadableScreens: typeof each = { ...each, signup: each.login }

/** The shell of each area; areas without one render their screens directly. */
const shells: Partial<Record<Area, Loadable<PropsWithChildren>>> = {
  public: loadable(async () => (await import('./shells/public-shell.tsx')).PublicShell),
  developers: loadable(async () => (await import('./shells/developers-shell.tsx')).DevelopersShell),
  auth: loadable(async () => (await import('./shells/auth-shell.tsx')).AuthShell),
  checkout: loadable(async () => (await import('./shells/checkout-shell.tsx')).CheckoutShell),
  dashboard: loadable(async () => (await import('./shells/dashboard-shell.tsx')).DashboardShell),
  console: loadable(async () => (await import('./shells/console-shell.tsx')).ConsoleShell),
}

/**
 * Returns the component of a screen: the component itself when it is loaded, to avoid a flash, otherwise a lazy one.
 */
export const screenNow = (id: ScreenId): ComponentType =>
  loadableScreens[id].loaded ?? loadableScreens[id].lazy

/** Returns the shell of an area in the same way; null for an area without one. */
export function shellNow(area: Area): ComponentType<PropsWithChildren> | null {
  const shell = shells[area]
  return shell ? (shell.loaded ?? shell.lazy) : null
}

/** Preloads the code of an address. Never rejects: rendering it reports the error. */
export async function loadRoute(route: BuiltPath | undefined): Promise<void> {
  if (!route || route.redirectTo) return
  // The database opens while the scripts load.
  if (dataAreas.has(route.area)) void openEarly()
  const ids = [route.id, route.over].filter((id) => id !== undefined)
  const loading: Promise<unknown>[] = ids.map((id) => loadableScreens[id].load())
  const shell = shells[route.area]
  if (shell) loading.push(shell.load())
  await Promise.allSettled(loading)
}
