import { Workbox } from 'workbox-window'
import { writesDone } from '#db/transaction-watch.ts'
import { hasUnsavedChanges, whenSaved } from '#src/forms/unsaved-changes.ts'
import { keepWaitingVersion } from '#src/data/waiting-version.ts'
import { toast } from '#src/ui/toast.ts'
import { getKiosk } from '#src/data/kiosk.ts'
import '#src/data/early-events.ts'
import { fetchLostFiles, keepDataAfterFirstAct } from '#src/data/storage.ts'
import { checkOffline, offlineFailed } from '#src/data/offline-status.ts'

/** The interval between checks for a new version while a page stays in sight, in milliseconds. */
const betweenUpdates = 60 * 60 * 1000

/** The least time between checks as a person moves from screen to screen, in milliseconds. */
const betweenMoves = 10 * 1000

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

/**
 * Asks for a new version while the page is visible: each hour, and when another screen is shown. A till or a kiosk stays
 * in sight for days and loads no page, which is when browsers ask by themselves.
 */
export function askForUpdates(registration: { update: () => Promise<unknown> }): void {
  let asked = Date.now()
  let moved = -Infinity
  let path = location.pathname
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    asked = Date.now()
    // Offline there is no new version either.
    registration.update().catch(() => undefined)
  }
  const askEachHour = () => {
    if (Date.now() - asked >= betweenUpdates) ask()
  }
  setInterval(askEachHour, betweenUpdates / 60)
  document.addEventListener('visibilitychange', askEachHour)
  // The router announces its moves by these names.
  for (const type of ['pushState', 'replaceState', 'popstate'])
    addEventListener(type, () => {
      if (location.pathname === path) return
      path = location.pathname
      if (Date.now() - moved < betweenMoves) return
      moved = Date.now()
      ask()
    })
}

/** Offers a version that is ready to start; on a kiosk it starts by itself, so its visitors are not asked. */
export function offerUpdate(start: () => void): void {
  keepWaitingVersion(start)
  if (getKiosk()) return
  toast.info('A new version is ready.', {
    stays: true,
    action: { label: 'Reload', onClick: start },
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
  worker.addEventListener('waiting', () => offerUpdate(() => worker.messageSkipWaiting()))

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
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void checkOffline()
    })
    const { state } = await checkOffline()
    if (state === 'not-ready' && registration.active) {
      await fetchLostFiles(registration.scope)
      await checkOffline()
    }
  } catch {
    offlineFailed()
  }
}
