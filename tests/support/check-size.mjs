import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-tool.mjs'

/** What a phone fetches once to work offline, in bytes: data costs money. */
const budget = 1024 * 1024

/** Throws when the files that are kept for offline use are larger together than the budget. */
export function checkSize() {
  const dist = join(root, 'dist')
  const list = JSON.parse(readFileSync(join(dist, 'precache-list.json'), 'utf8'))
  const size = list.reduce((sum, { url }) => sum + statSync(join(dist, url)).size, 0)
  const text = `${list.length} files, ${Math.round(size / 1024)} KB of ${budget / 1024} KB`
  if (size > budget) throw new Error(`Too much to keep for offline use: ${text}.`)
  console.log(`Kept for offline use: ${text}.`)
}
