import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

let count = 0

/** Marks the page for its print styles: by `:has` alone, Firefox before 121 would print the page as well. */
function mark(by: 1 | -1): void {
  count += by
  document.body.toggleAttribute('data-printing', count > 0)
}

/** A paper that prints instead of the page, and is not on the screen. */
export function PrintedAlone({ className, children }: { className: string; children: ReactNode }) {
  useLayoutEffect(() => {
    mark(1)
    return () => mark(-1)
  }, [])
  return createPortal(
    <section data-prints-alone aria-hidden className={`hidden text-black print:grid ${className}`}>
      {children}
    </section>,
    document.body,
  )
}
