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

/** A screen stays the component that it was when it came: another one would lose its state. */
function Screen({ id }: { id: ScreenId }) {
  const component = useMemo(() => screenNow(id), [id])
  return <Suspense>{createElement(component)}</Suspense>
}

function Route({ route }: { route: Exclude<BuiltPath, { redirectTo: string }> }) {
  const { area, id, over } = route
  const shell = useMemo(() => shellNow(area), [area])
  // React asks for a screen only once its shell is there.
  void loadRoute(route)
  const screen = (
    <RouteErrorBoundary key={over ?? id} fallback={ErrorPage}>
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

/** `madeFor` is the address, where there is none: at build time. */
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
