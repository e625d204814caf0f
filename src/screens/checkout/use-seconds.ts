import { useEffect, useState } from 'react'

/** Returns how many whole seconds have passed since an instant in milliseconds. */
export function useSeconds(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since])
  return Math.max(0, Math.floor((now - since) / 1000))
}
