import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { builtPaths, pageAreas } from '#routes/paths.ts'
import { openApi } from '#src/rules/api/openapi/document.ts'
import { Card } from '#src/ui/card.tsx'
import { Logo, Mark } from '#src/ui/logo.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { PaidApp } from './app.tsx'
import { firstLooks, templatesOf } from './first-look/first-looks.ts'

/** The frame of the dashboard and the console before the app loads; nothing in it works yet. */
function ShellFrame() {
  return (
    <div aria-hidden className="min-h-dvh lg:grid lg:grid-cols-[256px_minmax(0,1fr)]">
      <div className="sticky top-0 hidden h-dvh border-r border-line bg-surface lg:block">
        <div className="flex h-16 items-center px-[22px]">
          <Logo height={26} />
        </div>
      </div>
      <div className="min-w-0">
        <div className="sticky top-0 flex min-h-[min(3.5rem,18vw)] items-center border-b border-line bg-bg px-4 lg:min-h-16">
          <span className="lg:hidden">
            <Mark size={24} />
          </span>
        </div>
        <div className="mx-auto w-full max-w-[1280px] px-gutter pt-5 lg:pt-7 2xl:max-w-[1664px]">
          <Card className="mt-16">
            <SkeletonRows rows={5} label="Loading" />
          </Card>
        </div>
      </div>
    </div>
  )
}

async function render(part: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{part}</StrictMode>, {
    // Renders the whole page in order, so that no part needs a script to move it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error
    },
  })
  return new Response(prelude).text()
}

/** The public pages as HTML by path, which the app then hydrates; rendered when this module loads at build time. */
export const drawnPages = new Map<string, string>()

for (const { area, path, redirectTo } of builtPaths)
  if (pageAreas.has(area) && !redirectTo)
    drawnPages.set(
      path,
      await render(<PaidApp madeFor={import.meta.env.BASE_URL + path.slice(1)} />),
    )

/** The frame of the dashboard and the console as HTML, shown until the app renders its own. */
export const drawnFrame = await render(<ShellFrame />)

/** The first looks of screens as templates, by path. */
export const firstLookTemplates = templatesOf(await firstLooks())

/** The OpenAPI file beside the developer pages. */
export const openApiFile = JSON.stringify(openApi)
