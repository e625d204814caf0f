const listUrl = 'precache-list.json'

const addressOf = (url: string) => url.replace(/\?.*$/, '')

/**
 * The files of the app that are not on this device: its list of them, which is kept with them, held against what the
 * caches really have. All of them, as undefined, where there is no list.
 */
async function missingFiles(scope: string): Promise<string[] | undefined> {
  const list = await caches.match(new URL(listUrl, scope), { ignoreSearch: true })
  if (!list) return undefined
  const kept = new Set<string>()
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.add(addressOf(url))
  const urls: string[] = await list.json()
  return urls.map((url) => new URL(url, scope).href).filter((url) => !kept.has(url))
}

/** Asks the caches, and remembers nothing. */
export async function areAllFilesKept(scope: string): Promise<boolean> {
  return (await missingFiles(scope))?.length === 0
}

/**
 * Fetches again what the browser has thrown away: the service worker keeps it, as long as the server still has the very
 * same file. Throws without signal.
 */
export async function fetchLostFiles(scope: string): Promise<void> {
  for (const url of (await missingFiles(scope)) ?? []) await fetch(url)
}
