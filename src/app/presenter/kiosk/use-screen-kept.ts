import { useEffect } from 'react'

/** Fills the screen, where the browser can. It allows that only after a press. */
export function fillScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  document.documentElement.requestFullscreen().catch(() => undefined)
}

/** Keeps the screen on while the page is visible, and full from the next press on. */
export function useScreenKept(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function keepOn() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    }
    // Refused on a low battery, for example.
    const keep = () => void keepOn().catch(() => undefined)
    keep()
    document.addEventListener('visibilitychange', keep)
    addEventListener('click', fillScreen)
    return () => {
      isOver = true
      void lock?.release()
      document.removeEventListener('visibilitychange', keep)
      removeEventListener('click', fillScreen)
    }
  }, [])
}
