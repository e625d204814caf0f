import { useEffect, useState } from 'react'

/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** The present in milliseconds, drawn anew when an instant is reached: a link expires under its payer by itself. */
export function useMoment(instant: string | null): number {
  const [, reached] = useState('')
  useEffect(() => {
    if (instant === null) return
    const wait = Date.parse(instant) - Date.now()
    if (wait < 0 || wait > longestWait) return
    const timer = setTimeout(() => reached(instant), wait + 2)
    return () => clearTimeout(timer)
  }, [instant])
  return Date.now()
}
