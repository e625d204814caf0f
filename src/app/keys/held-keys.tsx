import { useEffect } from 'react'
import { isCommandK } from './is-command-k.ts'

/** Presses the keys again that nobody took, until one of them moves the focus. */
function pressAgain(events: readonly KeyboardEvent[]): void {
  const focused = document.activeElement
  // What the screen had a use of would, pressed again, decide on the next application, too.
  const untaken = events.filter((event) => !event.defaultPrevented || isCommandK(event))
  // Pressed twice because nothing came, it would close what it opens.
  const search = untaken.find(isCommandK)
  for (const event of search ? [search] : untaken) {
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
      // What every screen listens to is a character; all else goes to what has the focus.
      if (event.key.length === 1 && !event.repeat) held.push(event)
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
