import { createElement, lazy, Suspense, useMemo } from 'react'
import { Redirect, Router, useLocation } from 'wouter'
import { pathTo, type BuiltPath, type ScreenId } from '#src/routes/paths.ts'
import { Tooltips } from '#src/ui/tooltips.tsx'
import { base } from './base.ts'
import { ErrorPage } from './error-page.tsx'
import { findRoute } from './find-route.ts'
import { loadRoute, screenNow, shellNow } from './lazy-screens.ts'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { useShownPath } from './shown-path.ts'
import { useArrival } from './use-arrival.ts'

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

/** A mounted screen keeps its first component: another one would lose its state. */
function Screen({ id }: { id: ScreenId }) {
  const component = useMemo(() => screenNow(id), [id])
  return <Suspense>{createElement(component)}</Suspense>
}

function Route({ route }: { route: Exclude<BuiltPath, { redirectTo: string }> }) {
  const { area, id, over } = route
  const shell = useMemo(() => shellNow(area), [area])
  // React requests a screen only after its shell has loaded.
  void loadRoute(route)
  const screen = (
    <RouteErrorBoundary key={over ?? id} fallback={ErrorPage}>
      <Screen id={over ?? id} />
      {over && <Screen id={id} />}
    </RouteErrorBoundary>
  )
  return shell ? <Suspense>{createElement(shell, null, screen)}</Suspense> : screen
}

/** Renders the screen of the current address in its area's shell. */
function CurrentRoute() {
  const [location] = useLocation()
  const route = findRoute(location)
  // A screen that opens over another one leaves the page's scroll position and focus alone.
  const place = route?.over ? pathTo(route.over) : location
  useArrival(route?.title ?? 'Page not found', place)
  if (!route)
    return (
      <Suspense>
        <NotFoundPage path={location} />
      </Suspense>
    )
  if (route.redirectTo) return <Redirect to={pathTo(route.redirectTo)} replace />
  return <Route route={route} />
}

/** `madeFor` is the address during prerendering. */
export function App({ madeFor }: { madeFor?: string }) {
  return (
    <Router base={base} hook={useShownPath} {...(madeFor && { ssrPath: madeFor })}>
      <RouteErrorBoundary fallback={ErrorPage}>
        <CurrentRoute />
      </RouteErrorBoundary>
      <Tooltips />
    </Router>
  )
}
