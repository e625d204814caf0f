import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { ApiMode } from '#db/apps/schemas.ts'
import { pathTo } from '#src/routes/paths.ts'

/** The live screen that was looked at last, with what it was asked. */
let lastLive = pathTo('dashboard')

/** The screen of the sandbox that shows in tests what a live one shows. */
const testScreens: Record<string, string> = {
  [pathTo('transactions')]: pathTo('sandbox-transactions'),
}

const isTestPath = (path: string) => `${path}/`.startsWith(`${pathTo('sandbox')}/`)

/** Whether live or test data is looked at, by the address alone, and how to change to the other. */
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
