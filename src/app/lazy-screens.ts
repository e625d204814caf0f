import { lazy, type ComponentType, type LazyExoticComponent, type PropsWithChildren } from 'react'
import { type Area, dataAreas, paths, type ScreenId } from '#src/routes/paths.ts'
import { allStyles } from './all-styles.ts'
import { openEarly } from './database/shared-database.ts'
import { screens } from './screens.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Never drawn without its styles; those of a public page are in it. */
const lazily = <Props>(area: Area | undefined, load: Load<Props>) =>
  lazy(async () => {
    if (area && dataAreas.has(area)) openEarly()
    const [component] = await Promise.all([load(), area === 'public' || allStyles()])
    return { default: component }
  })

const areaOf = (id: string): Area | undefined => paths.find((row) => row.id === id)?.area

/** Made once: a lazy component that is made again loses its state. */
const each = Object.fromEntries(
  Object.entries(screens).map(([id, load]) => [id, lazily(areaOf(id), load)]),
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
