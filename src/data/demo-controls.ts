const opened = new EventTarget()

/** Opens the demo controls, which the frame around the screens has. */
export function openDemoControls(): void {
  opened.dispatchEvent(new Event('open'))
}

/** For that frame: calls back when a screen asks for them, until it is told to stop. */
export function onDemoControls(open: () => void): () => void {
  opened.addEventListener('open', open)
  return () => opened.removeEventListener('open', open)
}
