import { createElement, useCallback, useEffect, useState, type ComponentType } from 'react'
import { LayerLeft } from './layer-left.tsx'

interface Layer {
  open: boolean
  onClose: () => void
}

interface Options {
  /** Stays after it has left, with all that was typed in it; otherwise each opening is a new one. */
  keepsState?: boolean
}

type LazyDialog<Props> = ComponentType<Props> & {
  /** Loads it ahead of its first use. Never rejects: what could not be loaded is asked for again by opening it. */
  preload: () => Promise<void>
}

/**
 * A dialog, sheet or drawer that loads when it is first opened:
 * `const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'), 'RefundDialog')`, then
 * `<RefundDialog open={open} onClose={close} />`. It is drawn once its script is there, stays until
 * it has left, and is gone after that.
 */
export function lazyDialog<Name extends string, Props extends Layer>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { keepsState = false }: Options = {},
): LazyDialog<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function loadNow(): Promise<void> {
    try {
      loaded = (await load())[name]
    } finally {
      loading = undefined
    }
  }
  const loadOnce = () => (loading ??= loadNow())

  function LazyDialog(props: Props) {
    const { open, onClose } = props
    const [, setReady] = useState(loaded !== undefined)
    const [here, setHere] = useState({ open, there: open, opening: 0 })
    if (here.open !== open)
      setHere({
        open,
        there: open || loaded !== undefined,
        opening: here.opening + (open && !keepsState ? 1 : 0),
      })
    const left = useCallback(
      () => setHere((now) => (now.open ? now : { ...now, there: false })),
      [],
    )

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

    if (!here.there || !drawn) return null
    const dialog = createElement(drawn, { ...props, key: here.opening })
    return keepsState ? dialog : <LayerLeft value={left}>{dialog}</LayerLeft>
  }

  return Object.assign(LazyDialog, {
    preload: async () => {
      if (!loaded) await loadOnce().catch(() => undefined)
    },
  })
}
