import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

const prefix = 'paid-place-'

/** Set while switching personas: the current screen does not belong to the new one yet. */
let arriving: string | undefined

/** Returns the last path of a persona in this tab; null when there is none. */
function placeOf(persona: string): string | null {
  try {
    return sessionStorage.getItem(prefix + persona)
  } catch {
    return null
  }
}

function keepPlace(persona: string, place: string): void {
  try {
    sessionStorage.setItem(prefix + persona, place)
  } catch {
    // The persona then starts at its first screen.
  }
}

/** Starts switching to a persona; returns its last screen. */
export function arriveAs(persona: string): string | null {
  arriving = persona
  const place = placeOf(persona)
  // After the first switch, public pages show a way back.
  keepPlace(switched, 'yes')
  return place
}

const switched = 'switched'

/** Returns whether the demo has switched personas in this tab. */
export const hasSwitched = (): boolean => placeOf(switched) !== null

/** Cancels a switch. */
export function stay(): void {
  arriving = undefined
}

/** Clears all paths, because the data behind them is gone. */
export function forgetPlaces(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Remembers the current screen of a persona, for when the demo returns to it. */
export function useKeepPlace(persona: string | undefined): void {
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (persona === undefined || (arriving !== undefined && arriving !== persona)) return
    arriving = undefined
    keepPlace(persona, search ? `${path}?${search}` : path)
  }, [persona, path, search])
}
