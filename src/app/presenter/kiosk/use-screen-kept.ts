import { useEffect } from 'react'
import { useVisible } from '#src/ui/use-visible.ts'

/** Fills the screen, where the browser can. It allows that only after a press. */
export function fillScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  document.documentElement.requestFullscreen().catch(() => undefined)
}

/** Keeps the screen on while the page is visible, and full from the next press on. */
export function useScreenKept(): void {
  const visible = useVisible()
  useEffect(() => {
    // The browser lets go of the screen when the page is hidden.
    if (!visible || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function keepOn() {
      lock = await navigator.wakeLock.request('screen')
      if (left) await lock.release()
    }
    // Refused on a low battery, for example.
    keepOn().catch(() => undefined)
    return () => {
      left = true
      void lock?.release()
    }
  }, [visible])
  useEffect(() => {
    addEventListener('click', fillScreen)
    return () => removeEventListener('click', fillScreen)
  }, [])
}
