import { useLayoutEffect, useRef } from 'react'
import { useCalm } from './use-media.ts'

const stonesAt = (left: number) =>
  [`M${left + 0.5} 10l10.9-10v8l-10.9 10z`, `M${left + 23.5} 10l-10.9-10v8l10.9 10z`] as const

/** The two leaning stones of a chevron, in a box 24 wide and 18 high; the second is fainter. */
export const courseStones = stonesAt(0)

/** The double chevron band that marks something finished. At most one in view. */
export function Course({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`course ${className}`} />
}

/** Chevrons that are laid at once: each part that moves is a layer of its own, and phones draw few of them in time. */
const together = 3

/** Parts of a row: enough for the widest card. */
const parts = Array.from({ length: 8 }, (_, at) => at)

/** The stones of a part as two paths, the left ones and the fainter right ones. */
const partStones = courseStones.map((_, side) =>
  Array.from({ length: together }, (__, at) => stonesAt(at * 24)[side]).join(''),
)

/** Milliseconds from one part to the next, and from the lower row to the upper. */
const apart = 54
const between = 150

/** Sets the parts of a row down, one after the other. */
function lay(row: Element | undefined, start: number): Animation[] {
  return Array.from(row?.children ?? [], (part, at) =>
    part.animate([{ opacity: 0, transform: 'translateY(-10px)' }, {}], {
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
  const [left, right] = partStones
  return (
    <div
      ref={band}
      aria-hidden
      className={`relative h-[29px] overflow-clip forced-color-adjust-none ${className}`}
    >
      {['top-0 fill-course-a', 'top-[11px] fill-course-b'].map((row) => (
        <div key={row} className={`absolute left-0 flex ${row}`}>
          {parts.map((at) => (
            <svg key={at} width="72" height="18" viewBox="0 0 72 18" className="flex-none">
              <path d={left} />
              <path d={right} opacity=".74" />
            </svg>
          ))}
        </div>
      ))}
    </div>
  )
}
