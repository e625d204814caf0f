import { createElement, lazy, Suspense, useMemo } from 'react'
import { Redirect, Router, useLocation } from 'wouter'
import { pathTo, type BuiltPath, type ScreenId } from '#src/routes/paths.ts'
import { Tooltips } from '#src/ui/tooltips.tsx'
import { base } from './base.ts'
import { ErrorPage } from './error-page.tsx'
import { findRoute } from './find-route.ts'
import { loadRoute, screenNow, shellNow } from './lazy-screens.ts'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { useArrival } from './use-arrival.ts'

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

/** A screen stays the component that it was when it came: another one would lose its state. */
function Screen({ id }: { id: ScreenId }) {
  const component = useMemo(() => screenNow(id), [id])
  return <Suspense>{createElement(component)}</Suspense>
}

function Route({ route }: { route: Exclude<BuiltPath, { redirectTo: string }> }) {
  const { area, id, over } = route
  const [location] = useLocation()
  const shell = useMemo(() => shellNow(area), [area])
  // React asks for a screen only once its shell is there.
  void loadRoute(route)
  const screen = (
    <RouteErrorBoundary key={over ?? id} place={location} fallback={ErrorPage}>
      <Screen id={over ?? id} />
      {over && <Screen id={id} />}
    </RouteErrorBoundary>
  )
  return shell ? <Suspense>{createElement(shell, null, screen)}</Suspense> : screen
}

/** Finds the screen of the present address and draws it in its area's shell. */
function CurrentRoute() {
  const [location] = useLocation()
  const route = findRoute(location)
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
  return <Route route={route} />
}

/** What fails outside a screen, such as the frame around it. */
function Guarded() {
  const [location] = useLocation()
  return (
    <RouteErrorBoundary place={location} fallback={ErrorPage}>
      <CurrentRoute />
    </RouteErrorBoundary>
  )
}

export function App() {
  return (
    <Router base={base}>
      <Guarded />
      <Tooltips />
    </Router>
  )
}
