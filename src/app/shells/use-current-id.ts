import { useLocation } from 'wouter'
import type { PathId } from '#src/routes/paths.ts'
import { findRoute } from '../find-route.ts'

/** The screen that one is on: the one below, where another is drawn over it. */
export function useCurrentId(): PathId | undefined {
  const [location] = useLocation()
  const route = findRoute(location)
  return route?.over ?? route?.id
}
