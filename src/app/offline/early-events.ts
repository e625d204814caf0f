import { toast } from '#src/ui/toast.ts'

/** The event that Chromium fires when the app can be installed; other browsers have none. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let kept: InstallPrompt | undefined
const listeners = new Set<() => void>()

function keep(prompt: InstallPrompt | undefined): void {
  kept = prompt
  for (const listener of listeners) listener()
}

/** Returns the unused install prompt, if the browser has offered one. */
export const installPrompt = (): InstallPrompt | undefined => kept

/** A prompt works only once. */
export const usedInstallPrompt = (): void => keep(undefined)

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Listens from module load on, because both events may fire before any screen is mounted.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keep(event as InstallPrompt)
})
// Once only, because the toast's own script may be what failed to load.
addEventListener(
  'vite:preloadError',
  () =>
    toast.info('Part of the app could not be loaded.', {
      stays: true,
      action: { label: 'Reload', onClick: () => location.reload() },
    }),
  { once: true },
)
