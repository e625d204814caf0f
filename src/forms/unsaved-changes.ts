import { useEffect } from 'react'

const holders = new Set<object>()
const waiting = new Set<() => void>()

/** Returns whether the page has unsaved input. */
export const hasUnsavedChanges = (): boolean => holders.size > 0

/** Calls back once nothing on the page is unsaved, which may be at once. */
export function whenSaved(callback: () => void): void {
  if (hasUnsavedChanges()) waiting.add(callback)
  else callback()
}

/** Marks the page as having unsaved input, which prevents the app from reloading it. */
export function useUnsavedChanges(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const holder = {}
    holders.add(holder)
    return () => {
      holders.delete(holder)
      if (hasUnsavedChanges()) return
      const callbacks = [...waiting]
      waiting.clear()
      for (const callback of callbacks) callback()
    }
  }, [unsaved])
}
