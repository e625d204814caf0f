import { lazy, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './dialog-surface.tsx'
import { useBackToClose } from './use-back-to-close.ts'
import { loadWhenIdle } from './when-idle.ts'

const load = () => import('./dialog-surface.tsx')
const Surface = lazy(async () => ({ default: (await load()).DialogSurface }))

/**
 * A dialog in the middle (or a drawer on the right); from the bottom edge on phones. Its machinery loads on first use,
 * or before, when the page is idle and the device has it.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  useBackToClose(open, onClose)
  useEffect(() => loadWhenIdle(load), [])
  return (
    used && (
      <Suspense>
        <Surface {...props} />
      </Suspense>
    )
  )
}
