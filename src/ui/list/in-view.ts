import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { OfferedAction } from './row-actions.tsx'

/** A row whose details are open, with what can be done with it. */
export interface InView {
  /** As its details are headed. */
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

/** The row whose details are open: the one opened last; undefined where there is none, or it is not read yet. */
export const useRowInView = (): InView | undefined =>
  useSyncExternalStore(subscribe, () => shown.at(-1)?.current)

/** Says that the details of a row are open, once it is known: what can be done with it is offered elsewhere too. */
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
