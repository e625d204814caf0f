import { createElement, StrictMode, Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { builtPaths, dataAreas, pageAreas, type Area } from '#src/routes/paths.ts'
import { openApi } from '#src/rules/api/openapi/document.ts'
import { Card } from '#src/ui/card.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { App } from './app.tsx'
import { base } from './base.ts'
import { shellNow } from './lazy-screens.ts'

const addressOf = (path: string) => `${import.meta.env.BASE_URL}${path.slice(1)}`

async function render(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{part}</StrictMode>, {
    // All of the page in its place: no part that a script would have to move there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  return new Response(prelude).text()
}

/** The public pages, and the frames of those whose data is on the device only. */
const drawn: readonly Area[] = [...pageAreas, 'dashboard', 'console']

/** Pages by path, as HTML that the app then takes over. Drawn while this module loads, at build time. */
export const madePages = new Map<string, string>()

for (const { area, path, redirectTo } of builtPaths)
  if (drawn.includes(area) && !redirectTo && !path.includes(':'))
    madePages.set(path, await render(<App madeFor={addressOf(path)} />))

/** Files beside the pages, by their path. */
export const madeFiles = new Map([['developers/openapi.json', JSON.stringify(openApi)]])

/** The frames of areas by their name, around a screen that is on its way: any of theirs. */
export const madeFrames = new Map<Area, string>()

for (const area of drawn.filter((each) => dataAreas.has(each))) {
  const shell = shellNow(area)
  if (!shell) continue
  const screen = (
    <Card className="mt-16">
      <SkeletonRows rows={5} label="Loading" />
    </Card>
  )
  const frame = (
    <Router base={base} ssrPath={addressOf('/frame')}>
      <Suspense>{createElement(shell, null, screen)}</Suspense>
    </Router>
  )
  madeFrames.set(area, await render(frame))
}
