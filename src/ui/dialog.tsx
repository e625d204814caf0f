import { useEffect } from 'react'
import type { DialogProps } from './dialog-surface.tsx'
import { LazySurface } from './lazy-surface.ts'
import { useBackToClose } from './use-back-to-close.ts'
import { loadWhenIdle } from './when-idle.ts'

/**
 * A dialog in the middle (or a drawer on the right); from the bottom edge on phones. Its machinery loads on first use,
 * or before, when the page is idle and the device has it.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  useBackToClose(open, onClose)
  useEffect(() => loadWhenIdle(LazySurface.preload), [])
  return <LazySurface {...props} />
}
