import { tidyAddress } from '#routes/tidy-address.ts'
import { base } from '#routes/base.ts'
import { findRoute } from '#routes/find-route.ts'
import { loadRoute } from './load-route.ts'
import { startLocalCurrency } from './local-currency.ts'
import '#src/data/early-events.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'
import './styles.css'

/** What a chat added to the address that was opened is gone before anything reads it. */
function tidyLocation() {
  const address = location.pathname + location.search + location.hash
  const tidy = tidyAddress(address)
  if (tidy !== address) history.replaceState(history.state, '', tidy)
}
tidyLocation()
addEventListener('hashchange', tidyLocation)
startLocalCurrency()

function start(): void {
  // The screen, its shell and the data load beside React: one after the other took 1.3 s longer on a slow network.
  void loadRoute(findRoute(location.pathname.slice(base.length)))
  void import('./main.tsx')
}

const part = partOfWindow()
if (part === undefined) start()
// Before the router, which reads and wraps the history, comes with any screen.
else
  void import('#src/presenter/mount/play-part.ts').then(({ playPart }) => {
    playPart(part)
    start()
  })
