import { useRef, useState } from 'react'

/**
 * For a dialog that leaves at the press of what it is for, ahead of the act: `leave` at the press, `during` around the
 * act, once. It closes for good when the act gives a result, and is back, to be sent again, when it gives none.
 */
export function useLeftAtPress({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [left, setLeft] = useState(false)
  // Its buttons are still there while it leaves.
  const begun = useRef(false)
  return {
    open: open && !left,
    leave: () => setLeft(true),
    async during(act: () => Promise<unknown>): Promise<void> {
      if (begun.current) return
      begun.current = true
      if (await act()) return onClose()
      begun.current = false
      setLeft(false)
    },
  }
}
