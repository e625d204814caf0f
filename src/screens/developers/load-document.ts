import type { OpenApi } from '#src/rules/api/openapi/open-api.ts'

/** The file's path below the site's root, for external tools. */
export const documentPath = 'developers/openapi.json'

let loading: Promise<OpenApi> | undefined

async function read(): Promise<OpenApi> {
  return (await import('#src/rules/api/openapi/document.ts')).openApi
}

/** Loads the API's OpenAPI document once. */
export function loadDocument(): Promise<OpenApi> {
  loading ??= read().catch((error: unknown) => {
    // The next call tries again.
    loading = undefined
    throw error
  })
  return loading
}
