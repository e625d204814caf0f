import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-tool.mjs'

const kilobyte = 1024

/** The most that a phone fetches once to work offline, in bytes: data costs money. To be lowered, and never raised. */
const most = 2000 * kilobyte

/** The most that a path's scripts may come to before its first picture, on their way, in bytes. */
const mostAtFirst = 148 * kilobyte

/** Those that are not there yet, as far as they have come: to be lowered with them, and never raised. */
const notYet = new Map(
  Object.entries({
    '/dashboard/reports': 160,
    '/dashboard/payments': 157,
    '/dashboard/payments/transactions': 157,
    '/dashboard/payments/invoices': 150,
    '/dashboard/payments/invoices/:id': 149,
    '/dashboard/payments/links': 154,
    '/dashboard/payments/payouts/:id': 149,
    '/super-admin/payments/transactions': 157,
  }).map(([path, most]) => [path, most * kilobyte]),
)

const inKilobytes = (size) => (size / kilobyte).toFixed(1)

/** Throws when what the app keeps or a path begins with is larger than its budget. */
export function checkSize() {
  const dist = join(root, 'dist')
  checkKept(dist)
  checkFirstLoads(JSON.parse(readFileSync(join(dist, 'first-loads.json'), 'utf8')))
}

/** Throws when a path begins with more than its budget: its own, or what all have. */
export function checkFirstLoads(sizes, own = notYet) {
  const paths = Object.entries(sizes)
  if (paths.length === 0) throw new Error('No path begins with a script.')
  for (const path of own.keys())
    if (!(path in sizes)) throw new Error(`There is no path ${path} to have a budget of its own.`)
  const over = paths
    .map(([path, size]) => ({ path, size, budget: own.get(path) ?? mostAtFirst }))
    .filter(({ size, budget }) => size > budget)
    .map(
      ({ path, size, budget }) => `  ${path}: ${inKilobytes(size)} KB of ${inKilobytes(budget)} KB`,
    )
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
