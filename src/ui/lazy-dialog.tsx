import { type ComponentType, createElement, useState } from 'react'
import { lazyPart } from './lazy-part.ts'

interface Props {
  open: boolean
  onClose: () => void
}

interface Options {
  /** Preserves typed input until the next opening; otherwise each opening starts fresh. */
  keepsState?: boolean
}

type LazyDialog<Own> = ComponentType<Own> & {
  /** Loads the dialog before its first use. Never rejects: opening it requests failed scripts again. */
  preload: () => Promise<void>
}

/**
 * A dialog, sheet or drawer that loads when it is first opened: `const RefundDialog = lazyDialog(async () => (await
 * import('./refund-dialog.tsx')).RefundDialog)`, then `<RefundDialog open={open} onClose={close} />`.
 */
export function lazyDialog<Own extends Props>(
  load: () => Promise<ComponentType<Own>>,
  { keepsState = false }: Options = {},
): LazyDialog<Own> {
  const part = lazyPart(load)

  function LazyDialog(props: Own) {
    const { open, onClose } = props
    const [now, setNow] = useState({ open, opening: open ? 1 : 0 })
    if (now.open !== open) setNow({ open, opening: now.opening + (open ? 1 : 0) })
    const drawn = part.use(open, onClose)
    if (!drawn || now.opening === 0) return null
    return createElement(drawn, { ...props, key: keepsState ? 0 : now.opening })
  }

  return Object.assign(LazyDialog, { preload: part.preload })
}

/**
 * The subject of a dialog, such as the row that opened it. It stays during the closing animation and until the next
 * opening: `{preview.of && <DocumentPreview document={preview.of} {...preview.layer} />}`
 */
export function useShown<T>() {
  const [shown, setShown] = useState<{ of: T; open: boolean } | null>(null)
  return {
    of: shown?.of ?? null,
    show: (of: T) => setShown({ of, open: true }),
    /** Props for the dialog itself. */
    layer: {
      open: shown?.open ?? false,
      onClose: () => setShown((now) => now && { ...now, open: false }),
    },
  }
}
