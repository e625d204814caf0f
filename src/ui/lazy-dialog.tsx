import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react'

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
 * `const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)`, then
 * `<RefundDialog open={open} onClose={close} />`. Not by `lazy`, which never asks again for a script that did not come.
 */
export function lazyDialog<Own extends Props>(
  load: () => Promise<ComponentType<Own>>,
  { keepsState = false }: Options = {},
): LazyDialog<Own> {
  let loaded: ComponentType<Own> | undefined
  const loadOnce = async () => {
    loaded ??= await load()
  }

  function LazyDialog(props: Own) {
    const { open, onClose } = props
    const [, setReady] = useState(false)
    const [now, setNow] = useState({ open, opening: open ? 1 : 0 })
    if (now.open !== open) setNow({ open, opening: now.opening + (open ? 1 : 0) })

    // The app says itself when part of it can't be loaded, and offers to reload.
    const giveUp = useEffectEvent(onClose)
    // What is drawn now: it may come between this and the effect, and is then to be drawn all the same.
    const drawn = loaded
    useEffect(() => {
      if (!open || drawn) return
      let current = true
      loadOnce().then(
        () => {
          if (current) setReady(true)
        },
        () => {
          if (current) giveUp()
        },
      )
      return () => {
        current = false
      }
    }, [open, drawn])

    if (!drawn || now.opening === 0) return null
    return createElement(drawn, { ...props, key: keepsState ? 0 : now.opening })
  }

  return Object.assign(LazyDialog, {
    preload: () => loadOnce().catch(() => undefined),
  })
}
