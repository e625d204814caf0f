import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentTime, getAhead, onTimeMoved } from '#db/clock.ts'

/** Returns by how many milliseconds the current time is ahead of the device's, and renders again when it is moved. */
export const useAhead = (): number => useSyncExternalStore(onTimeMoved, getAhead, () => 0)

/** The longest delay of a timer, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** Returns the current time in milliseconds, updated whenever one of the given instants is reached. */
export function useMoment(instants: readonly number[]): number {
  const [now, setNow] = useState(currentTime)
  const next = Math.min(...instants.filter((at) => at > now))

  useEffect(() => {
    const move = () => setNow(currentTime())
    // A sleeping device stops its timers, so the time is checked again when the page becomes visible.
    document.addEventListener('visibilitychange', move)
    const unsubscribe = onTimeMoved(move)
    const timer = Number.isFinite(next)
      ? setTimeout(move, Math.min(Math.max(next - currentTime(), 0) + 1, longestWait))
      : undefined
    return () => {
      document.removeEventListener('visibilitychange', move)
      unsubscribe()
      clearTimeout(timer)
    }
  }, [next, now])

  return now
}

/** Returns how many whole seconds have passed since an instant in milliseconds. */
export function useSeconds(since: number): number {
  const [now, setNow] = useState(currentTime)
  useEffect(() => {
    const tick = () => setNow(currentTime())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since])
  return Math.max(0, Math.floor((now - since) / 1000))
}
