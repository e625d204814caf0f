import {
  Component,
  type ComponentType,
  lazy,
  type PropsWithChildren,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { type AroundNavHandler, Redirect, Router, useLocation } from 'wouter'
import { writesDone } from '#db/transaction-watch.ts'
import { type BuiltPath, pathTo } from '#routes/paths.ts'
import { routeFailure } from '#src/rules/site.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { focusMain } from '#src/ui/focus.ts'
import { whenLayersSettled } from '#src/ui/history-layers.ts'
import { BrokenWall } from '#src/ui/wall.tsx'
import { Tooltips } from '#src/ui/watch-tooltips.ts'
import { base } from '#routes/base.ts'
import { findRoute } from '#routes/find-route.ts'
import { screenIsShown } from './early-acts.ts'
import { loadableShells, loadRoute } from './load-route.ts'
import { useLocalCurrency } from './local-currency.ts'
import { moneyAtFault } from './money-at-fault.ts'
import { PresenterHosts } from '#src/presenter/mount/app.tsx'
import { Loaded, ScreenAt } from './screen-at.tsx'
import { useShownPath } from './shown-path.ts'

const usesCamera = (address: string): boolean =>
  findRoute(new URL(address, location.href).pathname.slice(base.length))?.camera ?? false

/**
 * Navigates within the app, but loads a page to open and to leave a screen with the camera: whether it is allowed
 * belongs to the page's headers.
 */
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  if (!usesCamera(to) && !usesCamera(location.href)) navigate(to, options)
  else
    void writesDone().then(() =>
      // The step back from a closed sheet would take the page's place.
      whenLayersSettled(() => {
        if (options?.replace) location.replace(to)
        else location.assign(to)
      }),
    )
}

type Props = PropsWithChildren<{ fallback: ComponentType<{ error: Error }> }>
interface State {
  error: Error | null
  place: string
}

class Boundary extends Component<Props & { place: string }, State> {
  override state: State = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ place }: { place: string }, state: State): State | null {
    return place === state.place ? null : { error: null, place }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    return this.state.error ? <Fallback error={this.state.error} /> : children
  }
}

/** Confines an error to one screen; the shell around it stays. Another address tries again. */
function RouteErrorBoundary(props: Props) {
  const [place] = useLocation()
  return <Boundary {...props} place={place} />
}

/** The fallback of a failed screen: the message and the ways forward. */
function ErrorPage({ error }: { error: Error }) {
  useEffect(screenIsShown, [])
  const money = moneyAtFault(location)
  return (
    <div role="alert" className="mx-auto grid w-full max-w-[560px] gap-4 px-gutter py-10">
      <BrokenWall />
      <h1 className="text-3xl font-semibold text-balance">{routeFailure}</h1>
      {money && <p className="font-medium">{money}</p>}
      <pre
        className="overflow-x-auto rounded-control bg-sunken p-4 font-mono text-sm whitespace-pre-wrap"
        tabIndex={0}
      >
        {error.message}
      </pre>
      <div className="grid gap-3 xs:grid-cols-2">
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <ButtonLink to={pathTo('landing')} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </div>
  )
}

/** On navigation, sets the page's title, scrolls to the top and focuses the main element for screen readers. */
function useArrival(title: string, location: string): void {
  const before = useRef(location)
  useEffect(() => {
    document.title = `${title} · Paid`
  }, [title])
  useEffect(() => {
    if (before.current === location) return
    before.current = location
    scrollTo(0, 0)
    return focusMain()
  }, [location])
}

const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

interface RouteProps {
  route: Exclude<BuiltPath, { redirectTo: string }>
  path: string
}

function Route({ route, path }: RouteProps) {
  const shell = loadableShells[route.area]
  // React requests a screen only after its shell has loaded.
  void loadRoute(route)
  // Rows that are drawn once have the currency's name in them.
  const currencyName = useLocalCurrency()
  const screen = (
    <RouteErrorBoundary key={currencyName} fallback={ErrorPage}>
      <ScreenAt route={route} path={path} />
    </RouteErrorBoundary>
  )
  return <Loaded loadable={shell}>{screen}</Loaded>
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
  return <Route route={route} path={location} />
}

/** `madeFor` is the address during prerendering. */
export function PaidApp({ madeFor }: { madeFor?: string }) {
  // Everything is drawn again when it changes.
  useLocalCurrency()
  return (
    <Router
      base={base}
      hook={useShownPath}
      aroundNav={aroundNav}
      {...(madeFor && { ssrPath: madeFor })}
    >
      <RouteErrorBoundary fallback={ErrorPage}>
        <CurrentRoute />
        <PresenterHosts />
      </RouteErrorBoundary>
      <Tooltips />
    </Router>
  )
}
