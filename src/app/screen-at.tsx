import {
  type ComponentType,
  createElement,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
} from 'react'
import { type BuiltPath, pathTo } from '#routes/paths.ts'
import { withoutSlash } from '#routes/find-route.ts'
import { screenIsShown } from './early-acts.ts'
import { type Loadable, loadableScreens } from './load-route.ts'

/** A mounted screen keeps its first component: another one would lose its state. */
export function Loaded({
  loadable,
  beside,
  children,
}: PropsWithChildren<{ loadable: Loadable; beside?: ReactNode }>) {
  const component = useMemo(
    // The component itself when it is there, to avoid a flash.
    (): ComponentType<PropsWithChildren> =>
      loadable.loaded ?? lazy(async () => ({ default: await loadable.load() })),
    [loadable],
  )
  return (
    <Suspense>
      {createElement(component, null, children)}
      {beside}
    </Suspense>
  )
}

/** Beside a screen, whose presses are lost before React has taken over what was drawn of it. */
function Shown() {
  useEffect(screenIsShown, [])
  return null
}

interface Props {
  route: Exclude<BuiltPath, { redirectTo: string }>
  /** The current address. */
  path: string
}

/**
 * The screen of an address, over its list if it has one. Another row is another screen: what was typed or opened for one
 * would otherwise be done to the next. The list below stays as it is.
 */
export function ScreenAt({ route: { id, over }, path }: Props) {
  const row = withoutSlash(path)
  return (
    <>
      <Loaded
        key={over ? pathTo(over) : row}
        loadable={loadableScreens[over ?? id]}
        beside={<Shown />}
      />
      {over && <Loaded key={row} loadable={loadableScreens[id]} />}
    </>
  )
}
