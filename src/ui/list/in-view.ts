import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { OfferedAction } from '../menu.tsx'

/** The row whose details are open, with its actions. */
export interface InView {
  /** The heading of its details. */
  title: string
  actions: readonly OfferedAction[]
}

const shown: { current: InView }[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the row whose details were opened last; undefined when there is none or it is not loaded. */
export const useRowInView = (): InView | undefined =>
  useSyncExternalStore(subscribe, () => shown.at(-1)?.current)

/** Registers the row whose details are open, so that its actions can be offered elsewhere as well. */
export function useInView(
  title: string,
  actions: readonly OfferedAction[] | null | undefined,
): void {
  const latest = useRef<InView>({ title, actions: actions ?? [] })
  useEffect(() => {
    latest.current = { title, actions: actions ?? [] }
  })
  const isKnown = Boolean(actions)
  useEffect(() => {
    if (!isKnown) return
    shown.push(latest)
    tell()
    return () => {
      shown.splice(shown.indexOf(latest), 1)
      tell()
    }
  }, [isKnown])
}
