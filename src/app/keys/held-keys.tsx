import { useEffect } from 'react'
import { isCommandK } from './is-command-k.ts'

/** Presses the keys again that were pressed before anything listened to them, until one of them moves the focus. */
function pressAgain(events: readonly KeyboardEvent[]): void {
  const focused = document.activeElement
  for (const event of events) {
    if (document.activeElement !== focused) return
    const target = event.target instanceof Element && event.target.isConnected ? event.target : null
    ;(target ?? document.body).dispatchEvent(new KeyboardEvent(event.type, event))
  }
}

/** Stands where what listens to the keys of every screen is on its way, so that none is lost. */
export function HeldKeys() {
  useEffect(() => {
    const held: KeyboardEvent[] = []
    function hold(event: KeyboardEvent) {
      // The browser's own search would take it.
      if (isCommandK(event)) event.preventDefault()
      held.push(event)
    }
    addEventListener('keydown', hold)
    return () => {
      removeEventListener('keydown', hold)
      // Whoever takes this place listens a moment later.
      setTimeout(() => pressAgain(held))
    }
  }, [])
  return null
}
