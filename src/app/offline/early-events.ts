import { toast } from '#src/ui/toast.ts'

/** What Chromium hands over when the app can be installed; no other browser has it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let kept: InstallPrompt | undefined
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | undefined): void {
  kept = prompt
  for (const listener of listeners) listener()
}

/** The prompt, if the browser has offered one that was not used yet. */
export const installPrompt = (): InstallPrompt | undefined => kept

/** The prompt works once. */
export const usedInstallPrompt = (): void => keep(undefined)

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// From the moment this module is loaded: both may come before any screen is there to hear them.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keep(event as InstallPrompt)
})
// Once: the notification's own script may be what is missing.
addEventListener(
  'vite:preloadError',
  () =>
    toast.info('Part of the app could not be loaded.', {
      stays: true,
      action: { label: 'Reload', onClick: () => location.reload() },
    }),
  { once: true },
)
