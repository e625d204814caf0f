import { lazy, Suspense, useEffect, useState } from 'react'
import type { DialogProps } from './dialog-surface.tsx'
import { useBackToClose } from './use-back-to-close.ts'
import { whenIdle } from './when-idle.ts'

const load = () => import('./dialog-surface.tsx')
const Surface = lazy(async () => ({ default: (await load()).DialogSurface }))

/**
 * A dialog in the middle (or a drawer on the right); from the bottom edge on phones. Its machinery loads when the page
 * is idle, or on first use.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  useBackToClose(open, onClose)
  useEffect(() => whenIdle(() => void load()), [])
  return (
    used && (
      <Suspense>
        <Surface {...props} />
      </Suspense>
    )
  )
}
