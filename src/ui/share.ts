import { toast } from './toast.ts'

type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

/** Returns text as it leaves the app: no-break spaces, which hold a figure or a time together on a screen, are plain. */
const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Returns whether the device has a share sheet for texts. */
export const hasShareSheet = (): boolean =>
  typeof navigator !== 'undefined' &&
  'canShare' in navigator &&
  navigator.canShare({ text: 'Paid' })

/** Opens the system's share sheet; reports whether it is unsupported or was dismissed. */
export async function share(shared: ShareData): Promise<ShareOutcome> {
  const data = { ...shared, ...(shared.text && { text: plainSpaces(shared.text) }) }
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
export async function copyText(shown: string): Promise<boolean> {
  const text = plainSpaces(shown)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Returns whether the app runs in a window of its own, installed. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Returns whether this is an iPhone or an iPad, which identifies as a Mac but has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const sharesFiles = (): boolean => isStandalone() && isIos()

/**
 * Returns the words that say a file was downloaded, as they are true here: where it is shared instead, it is ready, and
 * the person decides in the share sheet where it goes, if anywhere.
 */
export const asSaved = (words: string): string =>
  sharesFiles()
    ? words.replace(/\b(?:was )?downloaded\b/, (found) =>
        found.startsWith('was') ? 'is ready' : 'ready',
      )
    : words

/**
 * Saves content generated on the device as a file. An installed app on an iPhone shares it instead: there a download
 * covers the app and can't be left.
 */
export function downloadFile(name: string, mime: string, content: BlobPart): void {
  if (sharesFiles()) void shareToSave(new File([content], name, { type: mime }))
  else saveFile(name, new Blob([content], { type: mime }))
}

async function shareToSave(file: File): Promise<void> {
  if ((await share({ files: [file] })) !== 'unavailable') return
  // The share sheet opens only shortly after a press, and a large file can take longer to make.
  toast.info(`${file.name} is ready`, {
    stays: true,
    action: {
      label: 'Save',
      onClick: () =>
        void share({ files: [file] }).then((outcome) => {
          if (outcome === 'unavailable') saveFile(file.name, file, '_blank')
        }),
    },
  })
}

/** Lets the browser save a file; a window of its own can be closed where the file opens instead. */
function saveFile(name: string, file: Blob, target = ''): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.target = target
  link.click()
  // The browser reads the URL after this turn; a minute is ample before freeing the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
