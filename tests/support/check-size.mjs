import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-tool.mjs'

const kilobyte = 1024

/** The most that a phone fetches once to work offline, in bytes: data costs money. */
const most = 2000 * kilobyte

/** Throws when the files that are kept for offline use are larger than their budget. */
export function checkSize() {
  const dist = join(root, 'dist')
  const list = JSON.parse(readFileSync(join(dist, 'precache-list.json'), 'utf8'))
  if (list.length === 0) throw new Error('No file is kept for offline use.')
  const size = list.reduce((sum, { url }) => sum + statSync(join(dist, url)).size, 0)
  const text = `${list.length} files, ${Math.round(size / kilobyte)} KB of ${most / kilobyte} KB`
  if (size > most) throw new Error(`Too much to keep for offline use: ${text}.`)
  console.log(`Kept for offline use: ${text}.`)
}
