import { createStore, useStore } from '#src/ui/store.ts'

const opened = new EventTarget()
/** How many parts of the page open the demo controls: one in each shell, and none in the kiosk. */
const openers = createStore(0)

/** Opens the demo controls, which belong to the shell. */
export function openDemoControls(): void {
  opened.dispatchEvent(new Event('open'))
}

/** For the shell: calls back when a screen requests the demo controls; returns a function that unsubscribes. */
export function onDemoControls(open: () => void): () => void {
  opened.addEventListener('open', open)
  openers.set(openers.get() + 1)
  return () => {
    opened.removeEventListener('open', open)
    openers.set(openers.get() - 1)
  }
}

/** Returns whether the demo controls can be opened here: not in the kiosk. */
export const useHasDemoControls = (): boolean => useStore(openers) > 0
