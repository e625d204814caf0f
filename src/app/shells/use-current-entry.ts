import { useLocation } from 'wouter'
import { builtPaths, type PathId } from '#src/routes/paths.ts'
import { findRoute } from '../find-route.ts'

interface CurrentEntry {
  id: PathId | undefined
  /** What it is to those who hear it: the page that one is on, or the place that this page belongs to. */
  current: 'page' | true
}

/** Where one is in the navigation: at the screen below, where another is drawn over it. */
export function useCurrentEntry(): CurrentEntry {
  const [location] = useLocation()
  const route = findRoute(location)
  const shown = route?.over ? builtPaths.find(({ id }) => id === route.over) : route
  return shown?.within ? { id: shown.within, current: true } : { id: shown?.id, current: 'page' }
}
