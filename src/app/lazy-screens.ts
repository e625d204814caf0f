import { lazy, type ComponentType, type LazyExoticComponent, type PropsWithChildren } from 'react'
import type { AsksAhead } from '#src/data/ahead.ts'
import {
  type Area,
  type BuiltPath,
  builtPaths,
  dataAreas,
  type ScreenId,
} from '#src/routes/paths.ts'
import { openEarly, openedDatabase } from './database/shared-database.ts'
import { screens, type Screens } from './screens.ts'

type Load<Props> = () => Promise<AsksAhead<Props>>

interface Loadable<Props> {
  load: () => Promise<AsksAhead<Props>>
  /** Draws it once it is loaded. */
  lazy: LazyExoticComponent<ComponentType<Props>>
  loaded?: AsksAhead<Props>
}

function loadable<Props>(area: Area | undefined, load: Load<Props>): Loadable<Props> {
  let loading: Promise<AsksAhead<Props>> | undefined
  async function loadNow() {
    if (area && dataAreas.has(area)) void openEarly()
    try {
      const component = await load()
      self.loaded = component
      return component
    } catch (error) {
      // Tried anew when it is asked for again.
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

const bringDashboard = async () => (await import('./dashboard-screens.ts')).dashboardScreens
const bringConsole = async () => (await import('./console-screens.ts')).consoleScreens
/** What brings the registries that the app does not begin with. */
const registries: Partial<Record<Area, () => Promise<Partial<Screens>>>> = {
  dashboard: bringDashboard,
  console: bringConsole,
}

async function loadScreen(id: ScreenId, area: Area) {
  const registry: Partial<Screens> = (await registries[area]?.()) ?? screens
  const load = registry[id]
  if (!load) throw new Error(`No registry has the screen ${id}.`)
  return load()
}

const each = Object.fromEntries(
  builtPaths
    .filter((row) => row.redirectTo === undefined)
    .map(({ id, area }) => [id, loadable(area, () => loadScreen(id, area))]),
) as Record<ScreenId, Loadable<object>>

/** Login and sign-up are one screen (spec §2) and one component here, so that changing over never waits. */
const loadableScreens: typeof each = { ...each, signup: each.login }

/** The frame around the screens of an area; an area without one draws its screens alone. */
const shells: Partial<Record<Area, Loadable<PropsWithChildren>>> = {
  public: loadable('public', async () => (await import('./shells/public-shell.tsx')).PublicShell),
  developers: loadable(
    'developers',
    async () => (await import('./shells/developers-shell.tsx')).DevelopersShell,
  ),
  auth: loadable('auth', async () => (await import('./shells/auth-shell.tsx')).AuthShell),
  checkout: loadable(
    'checkout',
    async () => (await import('./shells/checkout-shell.tsx')).CheckoutShell,
  ),
  dashboard: loadable(
    'dashboard',
    async () => (await import('./shells/dashboard-shell.tsx')).DashboardShell,
  ),
  console: loadable(
    'console',
    async () => (await import('./shells/console-shell.tsx')).ConsoleShell,
  ),
}

/** The component of a screen: itself where it is loaded, so that nothing flashes; else one that waits for it. */
export const screenNow = (id: ScreenId): ComponentType =>
  loadableScreens[id].loaded ?? loadableScreens[id].lazy

/** The frame around the screens of an area, likewise; null for an area without one. */
export function shellNow(area: Area): ComponentType<PropsWithChildren> | null {
  const shell = shells[area]
  return shell ? (shell.loaded ?? shell.lazy) : null
}

/** Loads what is drawn at an address, all at once and ahead of being drawn. Never rejects: drawing it says what failed. */
export async function loadRoute(route: BuiltPath | undefined): Promise<void> {
  if (!route || route.redirectTo) return
  const ids = [route.id, route.over].filter((id) => id !== undefined)
  const loading: Promise<unknown>[] = ids.map((id) => loadableScreens[id].load())
  const shell = shells[route.area]
  if (shell) loading.push(shell.load())
  await Promise.allSettled(loading)
}

/**
 * Asks the database what is drawn at an address, once that is loaded and the database open. Never rejects: what is
 * drawn asks again, and says what failed.
 */
export async function askRoute(route: BuiltPath | undefined): Promise<void> {
  await openEarly()
  const db = openedDatabase()
  if (!db || !route || route.redirectTo) return
  const drawn = [shells[route.area], loadableScreens[route.over ?? route.id]]
  const questions = drawn.flatMap((each) => each?.loaded?.ahead ?? [])
  await Promise.allSettled(questions.map((question) => question(db)))
}
