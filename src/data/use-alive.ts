import { useCallback, useEffect, useRef } from 'react'

/** Tells, after a wait, whether the person is still here. */
export function useAlive(): () => boolean {
  const alive = useRef(false)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return useCallback(() => alive.current, [])
}
