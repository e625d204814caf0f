/**
 * npm run bench: what the built app weighs, how fast it starts on a slow phone, and how it bears many transactions,
 * beside the figures that were kept.
 * --keep writes this run's figures in their place.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { ensureInstalled } from '../../src/build/ensure-installed.mjs'
import { resultsFile, worseThanKept } from './compare.mjs'
import { measureSizes } from './measure-sizes.mjs'
import { root } from '../support/run-tool.mjs'

process.chdir(root)
ensureInstalled()
const { build } = await import('vite')
await build({ logLevel: 'warn' })
const { measureSpeed } = await import('./measure-speed.mjs')
const { measureScale } = await import('./measure-scale.mjs')

const figures = {
  ...(await measureSizes(join(root, 'dist'))),
  ...(await measureSpeed()),
  ...(await measureScale()),
}
const kept = JSON.parse(await readFile(resultsFile, 'utf8').catch(() => '{}'))

const width = Math.max(...Object.keys(figures).map((name) => name.length))
console.log(`${''.padEnd(width)}  ${'now'.padStart(8)}  ${'kept'.padStart(8)}`)
for (const [name, value] of Object.entries(figures))
  console.log(
    `${name.padEnd(width)}  ${String(value).padStart(8)}  ${String(kept[name] ?? '–').padStart(8)}`,
  )

const worse = worseThanKept(figures, kept)
for (const { name, percent } of worse) console.log(`Worse: ${name}, by ${percent} %`)
if (worse.length === 0) console.log('Nothing got worse by more than 10 %.')

if (argv.includes('--keep')) await writeFile(resultsFile, `${JSON.stringify(figures, null, 2)}\n`)
