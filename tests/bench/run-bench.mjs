/**
 * npm run bench: measures the built app's size, its start and response times on a slow phone, and many transactions,
 * and compares them with the stored figures. Times are compared by their ratio to those of a bare page on the same
 * stack, measured in the same run.
 * npm run bench -- size starts acts frames scale memory: runs only these parts.
 * --keep stores this run's figures for later comparisons.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../src/build/ensure-installed.mjs'
import { root } from '../support/run-tool.mjs'
import { resultsFile, worseThanKept } from './compare.mjs'
import { busyness } from './figures.mjs'

const { values, positionals } = parseArgs({
  options: { keep: { type: 'boolean' } },
  allowPositionals: true,
})
const parts = ['size', 'starts', 'acts', 'frames', 'scale', 'memory']
const unknown = positionals.filter((part) => !parts.includes(part))
if (unknown.length > 0) throw new Error(`There are the parts ${parts.join(', ')}.`)
const wanted = (part) => positionals.length === 0 || positionals.includes(part)

process.chdir(root)
ensureInstalled()
const { build } = await import('vite')
const { closeProfiles } = await import('./browser.mjs')
const { buildBare } = await import('./build-bare.mjs')
await build({ logLevel: 'warn' })
const dist = join(root, 'dist')
const bare = await mkdtemp(join(tmpdir(), 'paid-bare-'))
await buildBare(bare)

const busy = await busyness()
console.log(`Before it began, other things kept ${busy} % of this machine busy.`)
const figures = {}
const measure = {
  size: async () => (await import('./measure-size.mjs')).measureSize(dist),
  starts: async () => (await import('./measure-starts.mjs')).measureStarts({ dist, bare }),
  acts: async () => (await import('./measure-acts.mjs')).measureActs({ dist, bare }),
  frames: async () => (await import('./measure-frames.mjs')).measureFrames({ dist }),
  memory: async () => (await import('./measure-memory.mjs')).measureMemory({ dist }),
  scale: async () => (await import('./measure-scale.mjs')).measureScale({ dist, bare }),
}
const failed = []
for (const part of parts.filter(wanted)) {
  console.log(`Measuring ${part}.`)
  try {
    Object.assign(figures, await measure[part]())
  } catch (error) {
    console.error(`\n${part} failed:`, error)
    failed.push(part)
  } finally {
    await closeProfiles()
  }
}
await rm(bare, { recursive: true, force: true })

const kept = JSON.parse(await readFile(resultsFile, 'utf8').catch(() => '{}'))
const width = Math.max(...Object.keys(figures).map((name) => name.length))
const line = (name, ...columns) =>
  console.log(name.padEnd(width), ...columns.map((text) => String(text).padStart(9)))
line('', 'now', 'ratio', 'kept')
for (const [name, figure] of Object.entries(figures)) {
  const before = kept[name] ?? '–'
  if (typeof figure === 'number') line(name, figure, '', before)
  else line(name, figure.ms, figure.ratio ?? '', before.ratio ?? '–')
}

const worse = worseThanKept(figures, kept)
for (const { name, percent } of worse) console.log(`Worse: ${name}, by ${percent} %`)
if (worse.length === 0) console.log('Nothing got worse.')
if (failed.length > 0) console.log(`Not measured: ${failed.join(', ')}`)

if (values.keep) {
  const all = positionals.length === 0 && failed.length === 0 ? figures : { ...kept, ...figures }
  await writeFile(resultsFile, `${JSON.stringify(all, null, 2)}\n`)
}
// What failed may have left a server running.
if (failed.length > 0) process.exit(1)
