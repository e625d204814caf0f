import type { OpenApi } from '#src/rules/api/openapi/open-api.ts'

/** Where the file lies below the folder of the site. */
export const documentPath = 'developers/openapi.json'

let loading: Promise<OpenApi> | undefined

async function read(): Promise<OpenApi> {
  // Where pages are drawn at build time, and where nothing is built, the file is not there yet.
  if (import.meta.env.SSR || import.meta.env.DEV)
    return (await import('#src/rules/api/openapi/document.ts')).openApi
  const answer = await fetch(`${import.meta.env.BASE_URL}${documentPath}`)
  if (!answer.ok) throw new Error(`The API's description was answered with ${answer.status}.`)
  return (await answer.json()) as OpenApi
}

/** The OpenAPI file, read once: the one that can be downloaded. */
export function loadDocument(): Promise<OpenApi> {
  loading ??= read().catch((error: unknown) => {
    // Tried anew when it is asked for again.
    loading = undefined
    throw error
  })
  return loading
}
