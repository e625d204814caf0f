import { useEffect, useRef, type ReactNode } from 'react'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/** The part of a dialog that scrolls; the keyboard can scroll it even where it holds nothing to press. */
export function ScrollBody({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const check = () => {
      const scrolls = element.scrollHeight > element.clientHeight
      if (scrolls && !element.querySelector(reachable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const watching = new ResizeObserver(check)
    watching.observe(element)
    for (const child of element.children) watching.observe(child)
    return () => watching.disconnect()
  }, [children])
  return (
    <div
      ref={body}
      className={`min-h-0 flex-auto overflow-y-auto overscroll-contain short:flex-none short:overflow-visible -outline-offset-3 ${className}`}
    >
      {children}
    </div>
  )
}
