import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { builtPaths, pageAreas } from '#src/routes/paths.ts'
import { openApi } from '#src/rules/api/openapi/document.ts'
import { App } from './app.tsx'
import { ShellFrame } from './shells/shell-frame.tsx'

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
    drawnPages.set(path, await render(<App madeFor={import.meta.env.BASE_URL + path.slice(1)} />))

/** The frame of the dashboard and the console as HTML, shown until the app renders its own. */
export const drawnFrame = await render(<ShellFrame />)

/** The OpenAPI file beside the developer pages. */
export const openApiFile = JSON.stringify(openApi)
