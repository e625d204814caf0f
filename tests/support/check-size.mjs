import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-tool.mjs'

const kilobyte = 1024

/** The most that a phone fetches once to work offline, in bytes: data costs money. To be lowered, and never raised. */
const most = 2000 * kilobyte

/** The most that a path's scripts may come to before its first picture, on their way, in bytes. */
const mostAtFirst = 148 * kilobyte

const inKilobytes = (size) => (size / kilobyte).toFixed(1)

/** Throws when what the app keeps or a path begins with is larger than its budget. */
export function checkSize() {
  const dist = join(root, 'dist')
  checkKept(dist)
  checkFirstLoads(JSON.parse(readFileSync(join(dist, 'first-loads.json'), 'utf8')))
}

/** Throws when a path begins with more than its budget. */
export function checkFirstLoads(sizes) {
  const paths = Object.entries(sizes)
  if (paths.length === 0) throw new Error('No path begins with a script.')
  const over = paths
    .filter(([, size]) => size > mostAtFirst)
    .map(([path, size]) => `  ${path}: ${inKilobytes(size)} KB of ${inKilobytes(mostAtFirst)} KB`)
  if (over.length > 0) throw new Error(`Too much before the first picture:\n${over.join('\n')}`)
  const [heaviest, size] = paths.toSorted(([, one], [, other]) => other - one)[0]
  console.log(
    `First loads: ${paths.length} paths, the heaviest ${heaviest} of ${inKilobytes(size)} KB.`,
  )
}

function checkKept(dist) {
  const list = JSON.parse(readFileSync(join(dist, 'precache-list.json'), 'utf8'))
  if (list.length === 0) throw new Error('No file is kept for offline use.')
  const size = list.reduce((sum, { url }) => sum + statSync(join(dist, url)).size, 0)
  const text = `${list.length} files, ${Math.round(size / kilobyte)} KB of ${most / kilobyte} KB`
  if (size > most) throw new Error(`Too much to keep for offline use: ${text}.`)
  console.log(`Kept for offline use: ${text}.`)
}
