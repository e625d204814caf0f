import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { provideDatabase } from '#src/data/open-on-demand.ts'
import { dataAreas } from '#src/routes/paths.ts'
import { beginFirstLook, firstLook, holdFirstLook } from '#src/ui/first-look.ts'
import { App } from './app.tsx'
import { base } from './base.ts'
import { sharedDatabase } from './database/shared-database.ts'
import { findRoute } from './find-route.ts'
import { askRoute, loadRoute } from './lazy-screens.ts'
import { loadAhead } from './load-ahead.ts'
import './offline/early-events.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')

beginFirstLook()
provideDatabase(sharedDatabase)
loadAhead()

/** How long the first look waits for the data, in milliseconds. */
const patience = 500

const route = findRoute(location.pathname.slice(base.length))
const loading = loadRoute(route)

/** Drawn in parts the page would stand still in between: React holds back what comes soon after a gap. */
async function drawWhenReady(place: HTMLElement): Promise<void> {
  await loading
  if (route && dataAreas.has(route.area))
    await Promise.race([askRoute(route), new Promise((resolve) => setTimeout(resolve, patience))])
  // React clears the place itself, at the moment it draws: the frame stands until then.
  createRoot(place).render(app)
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

// A page that was drawn at build time hides itself where a host answers another address with it.
if (document.documentElement.hidden) {
  root.replaceChildren()
  delete root.dataset['page']
  document.documentElement.hidden = false
}
let drawing: Promise<void> = loading
if (root.dataset['page'] !== undefined) hydrateRoot(root, app)
else drawing = drawWhenReady(root)
void drawing.then(holdFirstLook())

/** Fetching the whole app would slow what a person does first, in milliseconds. */
const firstSteps = 1500

async function bringInTheRest() {
  await firstLook()
  setTimeout(() => {
    void import('./offline/service-worker.ts').then(({ startServiceWorker }) =>
      startServiceWorker(),
    )
  }, firstSteps)
}
// The public pages bring this script in after their load.
if (document.readyState === 'complete') void bringInTheRest()
else addEventListener('load', () => void bringInTheRest())
