import { useEffect, useRef } from 'react'

/** What each key does; left out where there is nothing to do by it. */
export type DeskKeys = Partial<Record<'j' | 'k' | 'a' | 'r', (() => void) | undefined>>

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Single keys of the desk, while nothing is typed and no dialog lies over it. */
export function useDeskKeys(on: boolean, keys: DeskKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || typesText(event.target))
        return
      if (document.querySelectorAll('[role=dialog], [role=alertdialog]').length !== 1) return
      const act = latest.current[event.key.toLowerCase() as keyof DeskKeys]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
