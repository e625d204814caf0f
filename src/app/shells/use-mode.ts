import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { ApiMode } from '#db/apps/schemas.ts'
import { pathTo } from '#src/routes/paths.ts'

/** The last live screen, with its query string. */
let lastLive = pathTo('dashboard')

/** The sandbox screen that corresponds to a live one. */
const testScreens: Record<string, string> = {
  [pathTo('transactions')]: pathTo('sandbox-transactions'),
}

const isTestPath = (path: string) => `${path}/`.startsWith(`${pathTo('sandbox')}/`)

/** Returns whether the address is in live or test mode, and a function to switch. */
export function useMode(): { mode: ApiMode; change: (mode: ApiMode) => void } {
  const [path, navigate] = useLocation()
  const mode = isTestPath(path) ? 'test' : 'live'
  useEffect(() => {
    if (mode === 'live') lastLive = path + location.search
  }, [mode, path])
  return {
    mode,
    change: (next) => {
      if (next !== mode)
        navigate(next === 'live' ? lastLive : (testScreens[path] ?? pathTo('sandbox')))
    },
  }
}
