import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The largest compressed download for offline use on a phone, in KB. */
const most = 1650

/** Throws when the app's offline files are larger. */
function checkSize() {
  const dist = join(root, 'dist')
  const list = JSON.parse(readFileSync(join(dist, 'precache-list.json'), 'utf8'))
  if (list.length === 0) throw new Error('No file is kept for offline use.')
  const sizes = list.map((url) => gzipSync(readFileSync(join(dist, url))).length)
  const size = Math.round(sizes.reduce((sum, each) => sum + each, 0) / 1024)
  const text = `${list.length} files, ${size} KB of ${most} KB`
  if (size > most) throw new Error(`Too much to keep for offline use: ${text}.`)
  console.log(`Kept for offline use: ${text}.`)
}

checkSize()
