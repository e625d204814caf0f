import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { builtPaths, type Area } from '#src/routes/paths.ts'
import { App } from './app.tsx'

async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={`${import.meta.env.BASE_URL}${path.slice(1)}`}>
        <App />
      </Router>
    </StrictMode>,
    {
      // All of the page in its place: no part that a script would have to move there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

/** The public pages, and the frames of those whose data is on the device only. */
const drawn: readonly Area[] = ['public', 'dashboard', 'console']

/** Pages by path, as HTML that the app then takes over. Drawn while this module loads, at build time. */
export const madePages = new Map<string, string>()

for (const { area, path, redirectTo } of builtPaths)
  if (drawn.includes(area) && !redirectTo && !path.includes(':'))
    madePages.set(path, await render(path))
