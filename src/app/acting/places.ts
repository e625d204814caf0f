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

function keepPlace(persona: string, place: string): void {
  try {
    sessionStorage.setItem(prefix + persona, place)
  } catch {
    // They then begin at their first screen.
  }
}

/** Begins to be somebody else; gives the screen that they were on last. */
export function arriveAs(persona: string): string | null {
  arriving = persona
  const place = placeOf(persona)
  // From the first switch on the public pages have the way back.
  keepPlace(switched, 'yes')
  return place
}

const switched = 'switched'

/** Whether the demo has acted as somebody else in this tab. */
export const hasSwitched = (): boolean => placeOf(switched) !== null

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
    keepPlace(persona, search ? `${path}?${search}` : path)
  }, [persona, path, search])
}
