import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { tabStorage } from '#src/ui/browser-storage.ts'
import { setMode } from './mode.ts'

const prefix = 'paid-place-'

/** Set while switching personas: the current screen does not belong to the new one yet. */
let arriving: string | undefined

/** Returns what this tab remembers under a name; null when there is nothing. */
const recall = (name: string): string | null => tabStorage.read(prefix + name)

/** Where it can't be stored, the persona starts at its first screen. */
const remember = (name: string, text: string): boolean => tabStorage.tryWrite(prefix + name, text)

/** Starts switching to a persona, in live mode; returns its last screen. */
export function arriveAs(persona: string): string | null {
  arriving = persona
  setMode('live')
  const place = recall(persona)
  rememberSwitched()
  return place
}

const switched = 'switched'

/** After the first switch, or once a pitch has begun, public pages show a way back. */
export const rememberSwitched = (): boolean => remember(switched, 'yes')

/** Returns whether the demo has switched personas in this tab. */
export const hasSwitched = (): boolean => recall(switched) !== null

/** Cancels a switch. */
export function cancelArrival(): void {
  arriving = undefined
}

/** Clears all paths and leaves test mode, because the data behind them is gone. */
export function forgetLastPaths(): void {
  tabStorage.removeAll(prefix)
  setMode('live')
}

const recent = 'recent'
const mostRecent = 3

/** Returns the personas whose screens this tab showed last, newest first. */
export const recentPersonas = (): string[] => recall(recent)?.split(' ') ?? []

/** Remembers the current screen of a persona, for when the demo returns to it. */
export function useRememberPath(persona: string | undefined): void {
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (persona === undefined || (arriving !== undefined && arriving !== persona)) return
    arriving = undefined
    remember(persona, search ? `${path}?${search}` : path)
    const others = recentPersonas().filter((each) => each !== persona)
    remember(recent, [persona, ...others].slice(0, mostRecent).join(' '))
  }, [persona, path, search])
}

/**
 * Returns whether a persona's screen was opened by its address alone, while this tab showed the screens of another person
 * with an account: nobody chose to act as them. Call it before `useRememberPath`.
 */
export function useUnasked(persona: string | undefined): boolean {
  const [found, setFound] = useState<{ persona: string; isUnasked: boolean }>()
  if (persona !== undefined && found?.persona !== persona) {
    const [last] = recentPersonas()
    const isOther = last !== undefined && ![persona, 'visitor', 'customer'].includes(last)
    setFound({ persona, isUnasked: isOther && arriving !== persona })
  }
  return found?.isUnasked ?? false
}

/** Returns the customer's last screen: a checkout or a receipt; null before the first one. */
export const customerPath = (): string | null => recall('customer')

/** Makes the customer open a checkout next, because it was made or shown to them; undefined changes nothing. */
export function useShownToCustomer(path: string | undefined): void {
  useEffect(() => {
    if (path !== undefined) remember('customer', path)
  }, [path])
}
