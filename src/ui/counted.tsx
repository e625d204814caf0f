import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useCalm } from './viewport.ts'

/** How long a figure counts, in milliseconds. */
const lasts = 700

interface Props {
  value: number
  format: (value: number) => string
  /** Counts from here to the value, once; left out when nothing has just changed it. */
  from?: number | undefined
}

/**
 * A figure that counts to its value. It writes into its own text, so that the rest of the screen is not rendered with
 * every frame. Where motion is reduced it shows the value at once.
 */
export function Counted({ value, format, from }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  /** The figure in the middle of counting, from which a new count goes on. */
  const shown = useRef<number>(undefined)
  const calm = useCalm()
  const written = useEffectEvent(format)
  useLayoutEffect(() => {
    const place = box.current
    if (!place || from === undefined || from === value || calm) {
      shown.current = undefined
      return
    }
    const first = shown.current ?? from
    const began = performance.now()
    const write = (figure: number) => {
      shown.current = figure
      place.textContent = written(figure)
    }
    let frame = 0
    const step = () => {
      const part = Math.min((performance.now() - began) / lasts, 1)
      write(Math.round(first + (value - first) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
      else shown.current = undefined
    }
    write(first)
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      place.textContent = written(value)
    }
  }, [value, from, calm])
  return <span ref={box}>{format(value)}</span>
}
