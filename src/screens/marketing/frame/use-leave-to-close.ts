import { useEffect, type RefObject } from 'react'

/** While open, closes what is pointed at or tabbed out of. */
export function useLeaveToClose(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  })
}
