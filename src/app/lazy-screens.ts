import { lazy, type ComponentType, type LazyExoticComponent, type PropsWithChildren } from 'react'
import type { Area, ScreenId } from '#src/routes/paths.ts'
import { screens } from './screens.ts'

const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** Made once: a lazy component that is made again loses its state. */
const each = Object.fromEntries(
  Object.entries(screens).map(([id, load]) => [id, lazily(load)]),
) as Record<ScreenId, LazyExoticComponent<ComponentType>>

/** Login and sign-up are one screen (spec §2) and one component here, so that changing over never waits. */
export const lazyScreens: typeof each = { ...each, signup: each.login }

type Shell = LazyExoticComponent<ComponentType<PropsWithChildren>>

/** The frame around the screens of an area; an area without one draws its screens alone. */
export const lazyAreas: Partial<Record<Area, Shell>> = {
  public: lazily(async () => (await import('./shells/public-shell.tsx')).PublicShell),
  auth: lazily(async () => (await import('./shells/auth-shell.tsx')).AuthShell),
  checkout: lazily(async () => (await import('./shells/checkout-shell.tsx')).CheckoutShell),
  dashboard: lazily(async () => (await import('./shells/dashboard-shell.tsx')).DashboardShell),
  console: lazily(async () => (await import('./shells/console-shell.tsx')).ConsoleShell),
}
