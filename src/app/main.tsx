import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentDate } from '#db/clock.ts'
import { provideDatabase } from '#src/data/database-context.ts'
import { provideSampleInvoices } from '#src/data/samples.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { catchDroppedFiles } from '#src/ui/dropped-files.ts'
import { holdWindow } from '#src/ui/this-window.ts'
import { firstScreenShown } from '#src/ui/timing.ts'
import { toast } from '#src/ui/toast.ts'
import { PaidApp } from './app.tsx'
import { base } from '#routes/base.ts'
import { sharedDatabase } from './database/shared-database.ts'
import { repeatOnceShown } from './early-acts.ts'
import { findRoute } from '#routes/find-route.ts'
import { keepLooks, replaceLook } from './last-look.ts'
import { loadRoute } from './load-route.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && link.origin === location.origin)
    void loadRoute(findRoute(link.pathname.slice(base.length)))
}

/** Preloads the screen of a link when it is hovered or focused. */
function prefetchLinks(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(type, prefetch, { passive: true })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')

provideDatabase(sharedDatabase)
void holdWindow()
catchDroppedFiles(() => toast.info(appMessages.droppedNowhere))
provideSampleInvoices(async (business) => {
  const { invoicesOf } = await import('#src/seeding/sample-invoices.ts')
  return invoicesOf(business, currentDate())
})
replaceLook(root)
// A side of the stage is narrower than the window that the next start has.
if (partOfWindow() === undefined) keepLooks(root)
prefetchLinks()

const app = (
  <StrictMode>
    <PaidApp />
  </StrictMode>
)

// A prerendered page hides itself when a host serves it for another address.
if (document.documentElement.hidden) {
  root.replaceChildren()
  delete root.dataset['page']
  document.documentElement.hidden = false
}

const route = findRoute(location.pathname.slice(base.length))
const loading = loadRoute(route)
// A transition renders in slices, so that presses are answered meanwhile: 440 to 190 ms of blocking at CPU 4x.
if (root.dataset['page'] !== undefined) {
  repeatOnceShown(root)
  startTransition(() => void hydrateRoot(root, app))
}
// The frame stays until the screen is loaded, because React clears the root when it renders.
else void loading.then(() => startTransition(() => createRoot(root).render(app)))

/** Keeps the app on the device, or shows that it could not be kept. */
async function keepForOffline() {
  try {
    const { startServiceWorker } = await import('./offline/service-worker.ts')
    await startServiceWorker()
  } catch {
    // The network is gone, or the page is closing: Firefox then ends a running import with an error.
    const status = await import('#src/data/offline-status.ts').catch(() => undefined)
    status?.offlineFailed()
  }
}

/** Delay before fetching the rest of the app, so that it does not slow the first interactions, in milliseconds. */
const firstSteps = 1500

async function bringInTheRest() {
  await loading
  document.getElementById('fonts')?.setAttribute('media', 'all')
  // The stage offers a new version for its sides.
  if (partOfWindow() !== undefined) return
  if (route?.area === 'public')
    await import('./prepare-demo.ts').then((demo) => demo.prepareDemo()).catch(() => undefined)
  await firstScreenShown()
  setTimeout(() => void keepForOffline(), firstSteps)
}
// Public pages load this script after their load event.
if (document.readyState === 'complete') void bringInTheRest()
else addEventListener('load', () => void bringInTheRest())
