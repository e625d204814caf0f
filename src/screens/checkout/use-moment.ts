import { useEffect, useState } from 'react'

/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** The present in milliseconds, moved on when an instant is reached: a link expires under its payer by itself. */
export function useMoment(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (instant === null) return
    const wait = Date.parse(instant) - Date.now() + 2
    if (wait > longestWait) return
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [instant])
  return now
}
