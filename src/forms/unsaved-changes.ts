import { useEffect } from 'react'

const holders = new Set<object>()
const waiting = new Set<() => void>()

/** Whether something on the page is typed and not saved. */
export const hasUnsavedChanges = (): boolean => holders.size > 0

/** Calls back once nothing on the page is unsaved: at once, or later. */
export function whenSaved(callback: () => void): void {
  if (hasUnsavedChanges()) waiting.add(callback)
  else callback()
}

/** Says that a form holds typed, unsaved changes: the page is not reloaded under it. */
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
