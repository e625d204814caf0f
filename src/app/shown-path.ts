import type { BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { createStore, useStore } from '#src/ui/store.ts'
import { base } from '#routes/base.ts'

const ahead = createStore<string | undefined>(undefined)

/** Renders a page before its address is current, until called with `undefined`. */
export function drawAhead(path: string | undefined): void {
  ahead.set(path === undefined ? undefined : base + path)
}

/** Returns the path of the rendered page: the address's, unless a page is rendered ahead of it. */
export const useShownPath: BaseLocationHook = (router) => {
  const [path, navigate] = useBrowserLocation(router)
  const shown = useStore(ahead)
  return [shown ?? path, navigate]
}
