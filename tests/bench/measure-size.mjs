import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10

const gzipped = async (path) => gzipSync(await readFile(path), { level: 9 }).length

/** Returns gzipped sizes in KB: all files cached for offline use, and the largest scripts. */
export async function measureSize(dist) {
  const list = JSON.parse(await readFile(join(dist, 'precache-list.json'), 'utf8'))
  const kept = await Promise.all(list.map((url) => gzipped(join(dist, url))))
  const scripts = list.filter((url) => /\w-[\w-]{8}\.js$/.test(url))
  // Without the hash, so that a script has the same name in another build.
  const sizes = new Map()
  for (const url of scripts) {
    const name = `scripts named ${url.replace(/^assets\/|-[\w-]{8}\.js$/g, '')}, gzip KB`
    sizes.set(name, (sizes.get(name) ?? 0) + (await gzipped(join(dist, url))))
  }
  const largest = [...sizes].toSorted(([, a], [, b]) => b - a).slice(0, 8)

  return {
    'kept offline, gzip KB': kilobytes(kept.reduce((a, b) => a + b, 0)),
    'kept offline, files': list.length,
    ...Object.fromEntries(largest.map(([name, size]) => [name, kilobytes(size)])),
  }
}
