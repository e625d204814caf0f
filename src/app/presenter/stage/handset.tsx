import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** The phone whose screen is drawn, in CSS pixels, and its rim. */
const screen = { width: 390, height: 780 }
const rim = 12
const whole = { width: screen.width + 2 * rim, height: screen.height + 2 * rim }

interface Props {
  children: ReactNode
  /** What is drawn below the screen, such as the keyboard. */
  below?: ReactNode
}

/** A phone drawn as large as its place is high; the screen within stays as wide as a phone's. */
export function Handset({ children, below }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => setScale(element.clientHeight / whole.height)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="h-full" style={{ width: whole.width * scale }}>
      <div
        className="origin-top-left rounded-[44px] bg-black p-3 dark:bg-raised shadow-dialog ring-1 ring-line-strong"
        style={{ ...whole, transform: `scale(${scale})` }}
      >
        <div className="relative flex h-full flex-col overflow-hidden rounded-[32px] bg-bg">
          <div aria-hidden className="flex h-7 flex-none items-center justify-center">
            <span className="h-1.5 w-20 rounded-full bg-line-strong" />
          </div>
          <div className="min-h-0 flex-1">{children}</div>
          {below}
        </div>
      </div>
    </div>
  )
}
