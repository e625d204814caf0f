import { useEffect, useState } from 'react'

/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** The present in milliseconds, moved on whenever one of some instants is reached. */
export function useMoment(instants: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...instants.filter((at) => at > now))

  useEffect(() => {
    const move = () => setNow(Date.now())
    // A sleeping device stops its timers: looked at again when someone looks at the page.
    document.addEventListener('visibilitychange', move)
    const timer = Number.isFinite(next)
      ? setTimeout(move, Math.min(Math.max(next - Date.now(), 0) + 1, longestWait))
      : undefined
    return () => {
      document.removeEventListener('visibilitychange', move)
      clearTimeout(timer)
    }
  }, [next, now])

  return now
}
