import { lazy, type ComponentType, type LazyExoticComponent, type PropsWithChildren } from 'react'
import type { Area, ScreenId } from '#src/routes/paths.ts'
import { screens } from './screens.ts'

const lazily = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))

/** Made once: a lazy component that is made again loses its state. */
export const lazyScreens = Object.fromEntries(
  Object.entries(screens).map(([id, load]) => [id, lazily(load)]),
) as Record<ScreenId, LazyExoticComponent<ComponentType>>

type Shell = LazyExoticComponent<ComponentType<PropsWithChildren>>

/** The frame around the screens of an area; an area without one draws its screens alone. */
export const lazyAreas: Partial<Record<Area, Shell>> = {
  dashboard: lazily(async () => (await import('./shells/dashboard-shell.tsx')).DashboardShell),
  console: lazily(async () => (await import('./shells/console-shell.tsx')).ConsoleShell),
}
