import { lazy, type ComponentType, type LazyExoticComponent, type PropsWithChildren } from 'react'
import { type Area, dataAreas, paths, type ScreenId } from '#src/routes/paths.ts'
import { stylesOf } from './all-styles.ts'
import { openEarly } from './database/shared-database.ts'
import { screens } from './screens.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** What has begun to load ahead of being drawn. */
const begun = new Map<string, () => void>()

/** Never drawn without its styles. */
function lazily<Props>(area: Area | undefined, load: Load<Props>, id: string | undefined = area) {
  let early: ReturnType<Load<Props>> | undefined
  if (id !== undefined)
    begun.set(id, () => {
      early ??= load()
      early.catch(() => undefined)
    })
  return lazy(async () => {
    if (area && dataAreas.has(area)) openEarly()
    const [component] = await Promise.all([early ?? load(), stylesOf(id ?? '')])
    return { default: component }
  })
}

/** Loads a screen beside its shell: React would ask for it only once the shell is there. */
export const beginScreen = (id: ScreenId): void => begun.get(id)?.()

const areaOf = (id: string): Area | undefined => paths.find((row) => row.id === id)?.area

/** Made once: a lazy component that is made again loses its state. */
const each = Object.fromEntries(
  Object.entries(screens).map(([id, load]) => [id, lazily(areaOf(id), load, id)]),
) as Record<ScreenId, LazyExoticComponent<ComponentType>>

/** Login and sign-up are one screen (spec §2) and one component here, so that changing over never waits. */
export const lazyScreens: typeof each = { ...each, signup: each.login }

type Shell = LazyExoticComponent<ComponentType<PropsWithChildren>>

/** The frame around the screens of an area; an area without one draws its screens alone. */
export const lazyAreas: Partial<Record<Area, Shell>> = {
  public: lazily('public', async () => (await import('./shells/public-shell.tsx')).PublicShell),
  auth: lazily('auth', async () => (await import('./shells/auth-shell.tsx')).AuthShell),
  checkout: lazily(
    'checkout',
    async () => (await import('./shells/checkout-shell.tsx')).CheckoutShell,
  ),
  dashboard: lazily(
    'dashboard',
    async () => (await import('./shells/dashboard-shell.tsx')).DashboardShell,
  ),
  console: lazily('console', async () => (await import('./shells/console-shell.tsx')).ConsoleShell),
}
