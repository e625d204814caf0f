import { createStore } from '#src/ui/store.ts'
import { toast } from '#src/ui/toast.ts'

/** The event that Chromium fires when the app can be installed; other browsers have none. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** The unused install prompt, if the browser has offered one: it works only once. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined)

// Listens from module load on, because both events may fire before any screen is mounted.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installPrompt.set(event as InstallPrompt)
})
// Once only, because the toast's own script may be what failed to load.
addEventListener(
  'vite:preloadError',
  () =>
    toast.info('Part of Paid did not load.', {
      stays: true,
      action: { label: 'Reload', onClick: () => location.reload() },
    }),
  { once: true },
)
