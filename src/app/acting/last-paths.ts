import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

const prefix = 'paid-place-'

/** Set while switching personas: the current screen does not belong to the new one yet. */
let arriving: string | undefined

/** Returns the last path of a persona in this tab; null when there is none. */
function lastPathOf(persona: string): string | null {
  try {
    return sessionStorage.getItem(prefix + persona)
  } catch {
    return null
  }
}

function rememberPath(persona: string, place: string): void {
  try {
    sessionStorage.setItem(prefix + persona, place)
  } catch {
    // The persona then starts at its first screen.
  }
}

/** Starts switching to a persona; returns its last screen. */
export function arriveAs(persona: string): string | null {
  arriving = persona
  const place = lastPathOf(persona)
  // After the first switch, public pages show a way back.
  rememberPath(switched, 'yes')
  return place
}

const switched = 'switched'

/** Returns whether the demo has switched personas in this tab. */
export const hasSwitched = (): boolean => lastPathOf(switched) !== null

/** Cancels a switch. */
export function stay(): void {
  arriving = undefined
}

/** Clears all paths, because the data behind them is gone. */
export function forgetLastPaths(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Remembers the current screen of a persona, for when the demo returns to it. */
export function useRememberPath(persona: string | undefined): void {
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (persona === undefined || (arriving !== undefined && arriving !== persona)) return
    arriving = undefined
    rememberPath(persona, search ? `${path}?${search}` : path)
  }, [persona, path, search])
}

/** Returns the customer's last screen: a checkout or a receipt; null before the first one. */
export const customerPath = (): string | null => lastPathOf('customer')
