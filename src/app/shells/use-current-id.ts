import { useLocation, useRouter } from 'wouter'
import type { PathId } from '#src/routes/paths.ts'
import { findRoute } from '../find-route.ts'

/** The screen that one is on: the one below, where another is drawn over it. */
export function useCurrentId(): PathId | undefined {
  const [location] = useLocation()
  const { parser } = useRouter()
  const route = findRoute(location, parser)
  return route?.over ?? route?.id
}
