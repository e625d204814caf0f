let asked = false

/** Asks the browser, once, not to clear this app's data when space runs low. */
export function keepData(): void {
  if (asked) return
  asked = true
  // Everything works the same without the API or with a refusal.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Asks after the first save, because before it there is no personal data to protect. */
export function keepDataAfterFirstAct(): void {
  const listen = async () => {
    const { Dexie } = await import('dexie')
    Dexie.on('storagemutated', keepData)
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => void listen(), { once: true })
}

const listUrl = 'precache-list.json'

const addressOf = (url: string) => url.replace(/\?.*$/, '')

/**
 * Returns the app's files that are missing on this device, by comparing the cached list with the caches; undefined,
 * meaning all of them, when there is no list.
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

/** Checks the caches every time. */
export async function areAllFilesKept(scope: string): Promise<boolean> {
  return (await missingFiles(scope))?.length === 0
}

/**
 * Fetches files that the browser evicted; the service worker caches them as long as the server still has the same
 * version. Throws when offline.
 */
export async function fetchLostFiles(scope: string): Promise<void> {
  for (const url of (await missingFiles(scope)) ?? []) await fetch(url)
}
