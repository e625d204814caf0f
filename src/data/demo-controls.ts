const opened = new EventTarget()

/** Opens the demo controls, which belong to the shell. */
export function openDemoControls(): void {
  opened.dispatchEvent(new Event('open'))
}

/** For the shell: calls back when a screen requests the demo controls; returns a function that unsubscribes. */
export function onDemoControls(open: () => void): () => void {
  opened.addEventListener('open', open)
  return () => opened.removeEventListener('open', open)
}
