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

/** Draws a page before the address is its own, until it is told `undefined`: from then on the address decides again. */
export function drawAhead(path: string | undefined): void {
  ahead = path === undefined ? undefined : base + path
  for (const listener of listeners) listener()
}

const pathAhead = () => ahead

/** The path of the page that is drawn: the address's, but for one that is drawn ahead of it. */
export const useShownPath: BaseLocationHook = (router) => {
  const [path, navigate] = useBrowserLocation(router)
  const shown = useSyncExternalStore(subscribe, pathAhead, pathAhead)
  return [shown ?? path, navigate]
}
