/** The fallback without clipboard access, which needs a selection on the page. */
function copyBySelection(text: string): boolean {
  const held = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'fixed opacity-0'
  // Inside the open dialog, because it traps the focus.
  const layers = document.querySelectorAll('[role*=dialog]')
  ;(layers[layers.length - 1] ?? document.body).append(box)
  box.select()
  const copied = document.execCommand('copy')
  box.remove()
  if (held instanceof HTMLElement) held.focus({ preventScroll: true })
  return copied
}

/** Copies a text to the clipboard; resolves to false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
