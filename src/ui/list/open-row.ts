import { useEffect, useRef } from 'react'
import type { OfferedAction } from '../menu-items.tsx'
import { createStore, useStore } from '../store.ts'

/** The row whose details are open, with its actions. */
interface OpenRow {
  /** The heading of its details. */
  title: string
  actions: readonly OfferedAction[]
}

const shown = createStore<readonly { current: OpenRow }[]>([])

/** Returns the row whose details were opened last; undefined when there is none or it is not loaded. */
export const useOpenRow = (): OpenRow | undefined => useStore(shown).at(-1)?.current

/** Registers the row whose details are open, so that its actions can be offered elsewhere as well. */
export function useRegisterOpenRow(
  title: string,
  actions: readonly OfferedAction[] | null | undefined,
): void {
  const latest = useRef<OpenRow>({ title, actions: actions ?? [] })
  useEffect(() => {
    latest.current = { title, actions: actions ?? [] }
  })
  const isKnown = Boolean(actions)
  useEffect(() => {
    if (!isKnown) return
    shown.set([...shown.get(), latest])
    return () => shown.set(shown.get().filter((each) => each !== latest))
  }, [isKnown])
  // Some are known only later than others: who looked already is told.
  const offered = JSON.stringify(
    (actions ?? []).map(({ id, label, forbidden }) => [id, label, forbidden]),
  )
  useEffect(() => {
    if (shown.get().includes(latest)) shown.set([...shown.get()])
  }, [title, offered])
}
