import { createElement, useEffect, useState, type ComponentType } from 'react'

interface Props {
  open: boolean
  onClose: () => void
}

interface Options {
  /** Keeps what was typed in it until the next opening; otherwise each opening is a new one. */
  keepsState?: boolean
}

type LazyDialog<Own> = ComponentType<Own> & {
  /** Loads it ahead of its first use. Never rejects: what could not be loaded is asked for again by opening it. */
  preload: () => Promise<void>
}

/**
 * A dialog, sheet or drawer that loads when it is first opened:
 * `const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'), 'RefundDialog')`, then
 * `<RefundDialog open={open} onClose={close} />`. Not by `lazy`: a script that did not come is asked for again.
 */
export function lazyDialog<Name extends string, Own extends Props>(
  load: () => Promise<Record<Name, ComponentType<Own>>>,
  name: Name,
  { keepsState = false }: Options = {},
): LazyDialog<Own> {
  let loaded: ComponentType<Own> | undefined
  let loading: Promise<void> | undefined

  async function loadNow(): Promise<void> {
    try {
      loaded = (await load())[name]
    } finally {
      loading = undefined
    }
  }
  const loadOnce = () => (loading ??= loadNow())

  function LazyDialog(props: Own) {
    const { open, onClose } = props
    const [, setReady] = useState(loaded !== undefined)
    const [now, setNow] = useState({ open, opening: open ? 1 : 0 })
    if (now.open !== open) setNow({ open, opening: now.opening + (open ? 1 : 0) })

    // What is drawn now: it may come between this and the effect, and is then to be drawn all the same.
    const drawn = loaded
    useEffect(() => {
      if (!open || drawn) return
      let current = true
      const loadedNow = loaded ? Promise.resolve() : loadOnce()
      loadedNow.then(
        () => {
          if (current) setReady(true)
        },
        // The app says itself when part of it can't be loaded, and offers to reload.
        () => {
          if (current) onClose()
        },
      )
      return () => {
        current = false
      }
    }, [open, onClose, drawn])

    if (!drawn || now.opening === 0) return null
    return createElement(drawn, { ...props, key: keepsState ? 0 : now.opening })
  }

  return Object.assign(LazyDialog, {
    preload: async () => {
      if (!loaded) await loadOnce().catch(() => undefined)
    },
  })
}
