/** A file of the app as the service worker keeps it; `revision` is null where the name itself changes with it. */
interface KeptFile {
  url: string
  revision: string | null
}

const listUrl = 'precache-list.json'

/** The name under which the service worker keeps a file. */
function keyOf(scope: string, { url, revision }: KeptFile): string {
  const key = new URL(url, scope)
  if (revision) key.searchParams.set('__WB_REVISION__', revision)
  return key.href
}

async function openCache(scope: string): Promise<Cache | undefined> {
  const name = `paid-precache-v2-${scope}`
  return (await caches.has(name)) ? caches.open(name) : undefined
}

/**
 * The list that was kept with the files. While a new version waits there are two: the first is that of the version in
 * use.
 */
async function keptList(cache: Cache, scope: string): Promise<KeptFile[] | undefined> {
  const response = await cache.match(new URL(listUrl, scope), { ignoreSearch: true })
  return response?.json()
}

async function missingOf(cache: Cache, scope: string, list: KeptFile[]): Promise<KeptFile[]> {
  const keys = new Set((await cache.keys()).map(({ url }) => url))
  return list.filter((file) => !keys.has(keyOf(scope, file)))
}

/** Whether every file of the app is on this device: asked of the caches, not remembered. */
export async function areAllFilesKept(scope: string): Promise<boolean> {
  const cache = await openCache(scope)
  const list = cache && (await keptList(cache, scope))
  return !!list && (await missingOf(cache, scope, list)).length === 0
}

/**
 * Fetches again what the browser has thrown away, as long as the server still has this very version: files of two
 * versions must not be mixed. Throws without signal.
 */
export async function fetchLostFiles(scope: string): Promise<void> {
  const cache = await openCache(scope)
  const list = cache && (await keptList(cache, scope))
  if (!list) return
  // The added words keep the service worker from answering.
  const answer = await fetch(new URL(`${listUrl}?now`, scope), { cache: 'no-store' })
  if (!answer.ok || JSON.stringify(await answer.json()) !== JSON.stringify(list)) return
  for (const file of await missingOf(cache, scope, list)) {
    const response = await fetch(new URL(`${file.url}?now`, scope), { cache: 'no-store' })
    if (response.ok) await cache.put(keyOf(scope, file), response)
  }
}
