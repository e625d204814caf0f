import { useSyncExternalStore } from 'react'

/** A value outside the tree of components. */
export interface Store<T> {
  get: () => T
  set: (next: T) => void
  /** Calls the listener on changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the current value and re-renders the component when it changes. */
export const useStore = <T>({ subscribe, get }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, get)
