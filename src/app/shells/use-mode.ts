import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ApiMode } from '#db/apps/schemas.ts'
import { type PathId, pathTo } from '#routes/paths.ts'
import { modeInTab, setMode } from '#src/data/mode.ts'
import { useStore } from '#src/ui/store.ts'
import { findRoute } from '#routes/find-route.ts'
import { forgetLooks } from '../last-look.ts'

/** The sandbox's screens, which are open in test mode only: opening one enters it. */
const sandbox: ReadonlySet<PathId | undefined> = new Set([
  'sandbox',
  'sandbox-payments',
  'sandbox-transactions',
  'sandbox-transaction',
])

/** The sandbox's screens in place of live ones. */
const inSandbox: Partial<Record<PathId, PathId>> = {
  dashboard: 'sandbox',
  transactions: 'sandbox-transactions',
}

/** Screens about the business, its people and its apps, which are the same in both modes. */
const inBoth: ReadonlySet<PathId | undefined> = new Set([
  'applications',
  'application',
  'business',
  'users',
  'user-groups',
  'account-settings',
  'upgrade',
])

/** Returns the screen of test mode that takes a live one's place; the same screen when there is none. */
export const testScreenOf = (id: PathId): PathId => inSandbox[id] ?? id

/** What test mode shows at an address: its screen, another one in its place, or that it is for live data only. */
export function inTestMode(location: string): 'shown' | 'live-only' | { instead: PathId } {
  const id = findRoute(location)?.id
  const instead = id && inSandbox[id]
  if (instead) return { instead }
  return sandbox.has(id) || inBoth.has(id) ? 'shown' : 'live-only'
}

/** The last screen in live mode that the sandbox was opened from, with its query string. */
let lastLive = pathTo('dashboard')

/**
 * Returns whether the merchant works in live or test mode, and a function to switch. Test mode is entered with the switch
 * or by opening a screen of the sandbox; it stays until it is left, wherever one goes.
 */
export function useMode(): { mode: ApiMode; change: (mode: ApiMode) => void } {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const stored = useStore(modeInTab)
  const isInSandbox = sandbox.has(findRoute(path)?.id)
  const mode = isInSandbox ? 'test' : stored
  useEffect(() => {
    if (isInSandbox) setMode('test')
    else lastLive = search ? `${path}?${search}` : path
  }, [isInSandbox, path, search])
  useEffect(() => {
    // A start in test mode must not begin with the last look of live data.
    if (mode === 'test') forgetLooks()
  }, [mode])
  return {
    mode,
    change: (next) => {
      if (next === mode) return
      const instead = inTestMode(path)
      if (next === 'live' && isInSandbox) navigate(lastLive)
      if (next === 'test' && instead !== 'shown')
        navigate(pathTo(instead === 'live-only' ? 'sandbox' : instead.instead))
      setMode(next)
    },
  }
}
