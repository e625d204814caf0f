import { useLocation } from 'wouter'
import { builtPaths, type PathId } from '#src/routes/paths.ts'
import { findRoute } from '../find-route.ts'

interface CurrentEntry {
  id: PathId | undefined
  /** The value of `aria-current`: the page itself, or the entry that contains it. */
  current: 'page' | true
}

/** Returns the current navigation entry: the screen below when another one covers it. */
export function useCurrentEntry(): CurrentEntry {
  const [location] = useLocation()
  const route = findRoute(location)
  const shown = route?.over ? builtPaths.find(({ id }) => id === route.over) : route
  return shown?.within ? { id: shown.within, current: true } : { id: shown?.id, current: 'page' }
}
