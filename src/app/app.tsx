import { lazy, Suspense } from 'react'
import { Redirect, Router, useLocation, useRouter } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { Tooltips } from '#src/ui/tooltips.tsx'
import { ErrorPage } from './error-page.tsx'
import { findRoute } from './find-route.ts'
import { beginScreen, lazyAreas, lazyScreens } from './lazy-screens.ts'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { useArrival } from './use-arrival.ts'

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

/** Without its last slash: wouter puts it before every path. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Finds the screen of the present address and draws it in its area's shell. */
function CurrentRoute() {
  const [location] = useLocation()
  const { parser } = useRouter()
  const route = findRoute(location, parser)
  // What is drawn over a screen leaves the page where it is, its scroll and its focus.
  const place = route?.over ? pathTo(route.over) : location
  useArrival(route?.title ?? 'Page not found', place)
  if (!route)
    return (
      <Suspense>
        <NotFoundPage path={location} />
      </Suspense>
    )
  if (route.redirectTo) return <Redirect to={pathTo(route.redirectTo)} replace />

  beginScreen(route.over ?? route.id)
  const Screen = lazyScreens[route.over ?? route.id]
  const Layer = route.over && lazyScreens[route.id]
  const screen = (
    <RouteErrorBoundary key={route.over ?? route.id} fallback={ErrorPage}>
      <Suspense>
        <Screen />
      </Suspense>
      {Layer && (
        <Suspense>
          <Layer />
        </Suspense>
      )}
    </RouteErrorBoundary>
  )
  const Shell = lazyAreas[route.area]
  return Shell ? (
    <Suspense>
      <Shell>{screen}</Shell>
    </Suspense>
  ) : (
    screen
  )
}

export function App() {
  return (
    <Router base={base}>
      <RouteErrorBoundary fallback={ErrorPage}>
        <CurrentRoute />
      </RouteErrorBoundary>
      <Tooltips />
    </Router>
  )
}
