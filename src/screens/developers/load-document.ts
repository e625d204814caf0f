import type { OpenApi } from '#src/rules/api/openapi/open-api.ts'

/** Where the file lies below the folder of the site, for tools that read it there. */
export const documentPath = 'developers/openapi.json'

let loading: Promise<OpenApi> | undefined

async function read(): Promise<OpenApi> {
  return (await import('#src/rules/api/openapi/document.ts')).openApi
}

/** What the OpenAPI file has in it, read once. Made on the device it is a third of the file. */
export function loadDocument(): Promise<OpenApi> {
  loading ??= read().catch((error: unknown) => {
    // Tried anew when it is asked for again.
    loading = undefined
    throw error
  })
  return loading
}
