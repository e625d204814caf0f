import { lazy, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './dialog-surface.tsx'
import { useBackToClose } from './use-back-to-close.ts'
import { whenIdle } from './when-idle.ts'

const load = () => import('./dialog-surface.tsx')
const Surface = lazy(async () => ({ default: (await load()).DialogSurface }))

/** From the device, not from the network: a first visit does not pay for what it may not use. */
const loadWhenIdle = () =>
  navigator.serviceWorker?.controller ? whenIdle(() => void load()) : undefined

/**
 * A dialog in the middle (or a drawer on the right); from the bottom edge on phones. Its machinery loads on first use,
 * or before, when the page is idle and the device has it.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  useBackToClose(open, onClose)
  useEffect(loadWhenIdle, [])
  return (
    used && (
      <Suspense>
        <Surface {...props} />
      </Suspense>
    )
  )
}
