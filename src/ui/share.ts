type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

/** Opens the system's share sheet; reports whether it is unsupported or was dismissed. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  if (!('canShare' in navigator) || !navigator.canShare(data)) return 'unavailable'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : 'unavailable'
  }
}

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

/** Saves content generated on the device as a file. */
export function downloadFile(name: string, mime: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after this turn; a minute is ample before freeing the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
