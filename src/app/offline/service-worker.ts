import { Workbox } from 'workbox-window'
import { writesDone } from '#db/transaction-watch.ts'
import { hasUnsavedChanges, whenSaved } from '#src/forms/unsaved-changes.ts'
import { toast } from '#src/ui/toast.ts'
import './early-events.ts'
import { fetchLostFiles, keepDataAfterFirstAct } from './storage.ts'
import { checkOffline, offlineFailed } from './offline-status.ts'

/** The interval between checks for a new version while a page is open, in milliseconds. */
const betweenUpdates = 60 * 60 * 1000

/**
 * Browsers drop a reload while a closing form is still going back in the history; this waits for that, in milliseconds.
 */
const historySettles = 200

function reloadWhenSaved(): void {
  whenSaved(() =>
    setTimeout(() => {
      if (hasUnsavedChanges()) reloadWhenSaved()
      else void writesDone().then(() => location.reload())
    }, historySettles),
  )
}

/** A new version was accepted in this tab or another: reloads, but never under an unfinished form. */
function followNewVersion(): void {
  if (hasUnsavedChanges())
    toast.info('The new version starts once you save or discard your changes.')
  reloadWhenSaved()
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void checkOffline()
    if (Date.now() - last < betweenUpdates) return
    last = Date.now()
    // Offline there is no new version either.
    registration.update().catch(() => undefined)
  })
}

/**
 * Registers the service worker, offers a new version when one is waiting, and fetches files that the browser evicted.
 */
export async function startServiceWorker(): Promise<void> {
  keepDataAfterFirstAct()
  if (!import.meta.env.PROD)
    return offlineFailed('This is a development server. Run npm start to try it offline.')
  if (!('serviceWorker' in navigator)) return offlineFailed()

  const worker = new Workbox(`${import.meta.env.BASE_URL}sw.js`)
  worker.addEventListener('activated', () => void checkOffline())
  worker.addEventListener('redundant', () => offlineFailed())
  worker.addEventListener('waiting', () =>
    toast.info('A new version is ready.', {
      stays: true,
      action: { label: 'Reload', onClick: () => worker.messageSkipWaiting() },
    }),
  )

  let following = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    void checkOffline()
    if (following) followNewVersion()
    following = true
  })

  try {
    const registration = await worker.register()
    if (!registration) return offlineFailed()
    askForUpdates(registration)
    const { state } = await checkOffline()
    if (state === 'not-ready' && registration.active) {
      await fetchLostFiles(registration.scope)
      await checkOffline()
    }
  } catch {
    offlineFailed()
  }
}
