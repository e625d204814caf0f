import { createElement, StrictMode, Suspense, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { builtPaths, dataAreas, pageAreas, type Area, type BuiltPath } from '#src/routes/paths.ts'
import { openApi } from '#src/rules/api/openapi/document.ts'
import { Hero } from '#src/screens/marketing/hero/hero.tsx'
import { ContactSalesButton } from '#src/screens/marketing/sales/contact-sales-button.tsx'
import { SiteFrame } from '#src/screens/marketing/site-frame.tsx'
import { Card } from '#src/ui/card.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { App } from './app.tsx'
import { mustReplace } from '../build/must-match.ts'
import { base } from './base.ts'
import { shellNow } from './lazy-screens.ts'
import { ThemeToggle } from './theme/theme-toggle.tsx'

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

/** What stands for paths until their screen is drawn, as HTML. */
interface MadeFrame {
  rows: readonly BuiltPath[]
  body: string
}

export const madeFrames: MadeFrame[] = []

const drawFrame = (part: ReactNode) =>
  render(
    <Router base={base} ssrPath={addressOf('/frame')}>
      <Suspense>{part}</Suspense>
    </Router>,
  )

// Around a screen that is on its way: any of the area's.
for (const area of drawn.filter((each) => dataAreas.has(each))) {
  const shell = shellNow(area)
  if (!shell) continue
  const screen = (
    <Card className="mt-16">
      <SkeletonRows rows={5} label="Loading" />
    </Card>
  )
  madeFrames.push({
    rows: builtPaths.filter((row) => row.area === area),
    body: await drawFrame(createElement(shell, null, screen)),
  })
}

// The landing page's first screen: its wall is laid by the app.
const landing = await drawFrame(
  <SiteFrame themeToggle={<ThemeToggle />}>
    <Hero contact={<ContactSalesButton variant="secondary" size="lg" />} wall={null} />
  </SiteFrame>,
)
madeFrames.push({
  rows: builtPaths.filter(({ id }) => id === 'landing'),
  body: mustReplace(landing, /<footer.*<\/footer>/s, ''),
})
