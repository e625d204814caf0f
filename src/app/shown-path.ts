import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { base } from './base.ts'

let ahead: string | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders a page before its address is current, until called with `undefined`. */
export function drawAhead(path: string | undefined): void {
  ahead = path === undefined ? undefined : base + path
  for (const listener of listeners) listener()
}

const pathAhead = () => ahead

/** Returns the path of the rendered page: the address's, unless a page is rendered ahead of it. */
export const useShownPath: BaseLocationHook = (router) => {
  const [path, navigate] = useBrowserLocation(router)
  const shown = useSyncExternalStore(subscribe, pathAhead, pathAhead)
  return [shown ?? path, navigate]
}
