import { useLayoutEffect, useRef } from 'react'
import { useCalm } from './use-media.ts'

/** The two leaning stones of a chevron, in a box 24 wide and 18 high; the second is fainter. */
export const courseStones = ['M.5 10 11.4 0v8L.5 18z', 'M23.5 10 12.6 0v8l10.9 10z'] as const

/** The double chevron band that marks something finished. At most one in view. */
export function Course({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`course ${className}`} />
}

/** Chevrons of a row: enough for the widest card. */
const chevrons = Array.from({ length: 22 }, (_, at) => at)

/** Milliseconds from one stone to the next, and from the lower row to the upper. */
const apart = 18
const between = 150

/** Sets the stones of a row down, one after the other. */
function lay(row: Element | undefined, start: number): Animation[] {
  return Array.from(row?.children ?? [], (stone, at) =>
    stone.animate([{ opacity: 0, transform: 'translateY(-10px)' }, {}], {
      duration: 360,
      delay: start + at * apart,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'backwards',
    }),
  )
}

/** The band as it is built: green stones, then the gold ones on them. Where motion is reduced it is there at once. */
export function BuiltCourse({ className = '' }: { className?: string }) {
  const calm = useCalm()
  const band = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [upper, lower] = Array.from(band.current?.children ?? [])
    const laid = [...lay(lower, 0), ...lay(upper, between)]
    return () => {
      for (const animation of laid) animation.cancel()
    }
  }, [])
  if (calm) return <Course className={className} />
  const [left, right] = courseStones
  return (
    <div
      ref={band}
      aria-hidden
      className={`relative h-[29px] overflow-clip forced-color-adjust-none ${className}`}
    >
      {['top-0 fill-course-a', 'top-[11px] fill-course-b'].map((row) => (
        <div key={row} className={`absolute left-0 flex ${row}`}>
          {chevrons.map((at) => (
            <svg key={at} width="24" height="18" viewBox="0 0 24 18" className="flex-none">
              <path d={left} />
              <path d={right} opacity=".74" />
            </svg>
          ))}
        </div>
      ))}
    </div>
  )
}
