import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'

const prefix = 'paid-place-'

/** On the way to being somebody else: the screen is not theirs yet. */
let arriving: string | undefined

/** Where somebody was last in this tab: a path in the app; null when they were nowhere yet. */
function placeOf(persona: string): string | null {
  try {
    return sessionStorage.getItem(prefix + persona)
  } catch {
    return null
  }
}

/** Begins to be somebody else; gives the screen that they were on last. */
export function arriveAs(persona: string): string | null {
  arriving = persona
  return placeOf(persona)
}

/** Stays who one was. */
export function stay(): void {
  arriving = undefined
}

/** Everybody begins anew, since what they looked at is gone. */
export function forgetPlaces(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Keeps where the persona of a shell is, for when the demo comes back to them. */
export function useKeepPlace(persona: string | undefined): void {
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (persona === undefined || (arriving !== undefined && arriving !== persona)) return
    arriving = undefined
    try {
      sessionStorage.setItem(prefix + persona, search ? `${path}?${search}` : path)
    } catch {
      // They then begin at their first screen.
    }
  }, [persona, path, search])
}
