import { createElement, lazy, Suspense, useMemo, type ReactNode } from 'react'
import { Redirect, Router, useLocation } from 'wouter'
import { pathTo, type BuiltPath } from '#src/routes/paths.ts'
import { Tooltips } from '#src/ui/tooltips.tsx'
import { base } from './base.ts'
import { ErrorPage } from './error-page.tsx'
import { findRoute } from './find-route.ts'
import { loadableScreens, loadableShells, loadRoute, type Loadable } from './load-route.ts'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { useShownPath } from './shown-path.ts'
import { useArrival } from './use-arrival.ts'

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

interface LoadedProps {
  loadable: Loadable
  children?: ReactNode
}

/** A mounted screen keeps its first component: another one would lose its state. */
function Loaded({ loadable, children }: LoadedProps) {
  const component = useMemo(
    // The component itself when it is there, to avoid a flash.
    () => loadable.loaded ?? lazy(async () => ({ default: await loadable.load() })),
    [loadable],
  )
  return <Suspense>{createElement(component, null, children)}</Suspense>
}

function Route({ route }: { route: Exclude<BuiltPath, { redirectTo: string }> }) {
  const { area, id, over } = route
  const shell = loadableShells[area]
  // React requests a screen only after its shell has loaded.
  void loadRoute(route)
  const screen = (
    <RouteErrorBoundary key={over ?? id} fallback={ErrorPage}>
      <Loaded loadable={loadableScreens[over ?? id]} />
      {over && <Loaded loadable={loadableScreens[id]} />}
    </RouteErrorBoundary>
  )
  return shell ? <Loaded loadable={shell}>{screen}</Loaded> : screen
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
