import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-tool.mjs'

const kilobyte = 1024

/** What a phone fetches once to work offline, in bytes: data costs money. */
const budgets = [
  // Whole libraries for files that few people ask for, each in a script of its own.
  {
    name: 'makers of PDF files and spreadsheets',
    files: /\/pdf-|file-worker/,
    most: 512 * kilobyte,
  },
  { name: 'the app', files: /./, most: 1488 * kilobyte },
]

/** Throws when the files that are kept for offline use are larger than their budget. */
export function checkSize() {
  const dist = join(root, 'dist')
  let list = JSON.parse(readFileSync(join(dist, 'precache-list.json'), 'utf8'))
  for (const { name, files, most } of budgets) {
    const some = list.filter(({ url }) => files.test(url))
    list = list.filter(({ url }) => !files.test(url))
    if (some.length === 0) throw new Error(`No file is kept for offline use of: ${name}.`)
    const size = some.reduce((sum, { url }) => sum + statSync(join(dist, url)).size, 0)
    const text = `${name}: ${some.length} files, ${Math.round(size / kilobyte)} KB of ${most / kilobyte} KB`
    if (size > most) throw new Error(`Too much to keep for offline use, ${text}.`)
    console.log(`Kept for offline use, ${text}.`)
  }
}
