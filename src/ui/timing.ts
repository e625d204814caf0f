import { useEffect, useState } from 'react'

/** Runs when the page is idle; returns a function that cancels it. Safari has no idle callbacks. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Runs after the next frame is painted; returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The longest delay of a timer, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** Returns the current time in milliseconds, updated whenever one of the given instants is reached. */
export function useMoment(instants: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...instants.filter((at) => at > now))

  useEffect(() => {
    const move = () => setNow(Date.now())
    // A sleeping device stops its timers, so the time is checked again when the page becomes visible.
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
