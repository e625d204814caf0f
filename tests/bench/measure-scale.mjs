/**
 * Measures the merchant's and the console's transactions at 1,000, 10,000 and 100,000 rows on a slowed-down machine.
 * `node tests/bench/measure-scale.mjs [rows...]` prints the milliseconds for the build in `dist`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { serve } from '../../src/build/serve.mjs'
import { root } from '../support/run-tool.mjs'
import { openProfile, openScreen, slowDown } from './browser.mjs'
import { beside, median } from './figures.mjs'
import { timeBarePuts } from './measure-acts.mjs'
import { installPresses, timePress } from './presses.mjs'

const list = 'dashboard/payments/transactions'
const consoleList = 'super-admin/payments/transactions'
const words = ['moyo', '8431', 'zz', 'chi', '*** 9']

const sorted = (values) => values.toSorted((a, b) => a - b)
const percentile95 = (values) => sorted(values)[Math.ceil(values.length * 0.95) - 1]

/** Bundles the database's own code as one script that sets `bench`. */
async function benchScript() {
  const entry = fileURLToPath(new URL('scale-modules.ts', import.meta.url))
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, name: 'bench', formats: ['iife'] } },
  })
  return `${output[0].code};window.bench = bench`
}

/** In the page: records `echoes`, from a key to the painted frame that shows it, and the `longest` task. */
function installTimers() {
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(0)
    })
  window.echoes = []
  window.longest = 0
  new PerformanceObserver((found) => {
    for (const { duration } of found.getEntries())
      window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'longtask' })
  addEventListener(
    'input',
    ({ timeStamp }) => painted((now) => window.echoes.push(now - timeStamp)),
    true,
  )
}

async function measureSearch(page) {
  const search = page.getByRole('searchbox')
  await page.evaluate(() => (window.echoes = []))
  for (const word of words) {
    await search.pressSequentially(word, { delay: 180 })
    await page.waitForTimeout(500)
    for (let letter = 0; letter < word.length; letter += 1) {
      await search.press('Backspace')
      await page.waitForTimeout(180)
    }
  }
  const echoes = await page.evaluate(() => window.echoes)
  return { 'key to paint, median': median(echoes), 'key to paint, 95th': percentile95(echoes) }
}

/** Returns the median of computing a filter, its counts and a page, on the page's main thread. */
async function measureComputing(page, merchantId) {
  return page.evaluate(async (merchant) => {
    const { PaidDatabase, loadLedger, findTransactions } = window.bench
    const db = new PaidDatabase()
    await db.open()
    const ledger = await loadLedger(db)
    const taken = []
    for (let round = 0; round < 15; round += 1) {
      const start = performance.now()
      findTransactions(ledger, {
        merchantId: merchant,
        statuses: ['successful'],
        methods: ['ecocash'],
        least: 500 + round,
      })
      taken.push(performance.now() - start)
    }
    db.close()
    return taken.sort((a, b) => a - b)[7]
  }, merchantId)
}

/** Measures from opening a list until its first rows are shown. */
async function measureFirstPage(page, address) {
  const start = Date.now()
  await openScreen(page, address)
  await page.locator('tbody tr').first().waitFor()
  return Date.now() - start
}

/** Measures from pressing the tab of failed payments of all merchants until its rows are painted. */
async function measureTab(page) {
  return timePress(page, 'table', page.getByRole('tab', { name: /^Failed/ }))
}

/** Measures the console's list: the same rows, and those of every other merchant. */
async function measureConsole(page, url) {
  const firstPage = await measureFirstPage(page, url + consoleList)
  await page.waitForTimeout(2_000)
  const echoes = await measureSearch(page)
  return { ...echoes, 'first page, warm': firstPage, 'a tab to its rows': await measureTab(page) }
}

const named = (prefix, times) =>
  Object.fromEntries(Object.entries(times).map(([name, ms]) => [`${prefix}${name}`, ms]))

/** Measures from submitting a refund until its row is painted. */
async function measureActs(page, url) {
  const taken = []
  await openScreen(page, `${url}${list}?type=payment,refund&status=successful`)
  await page.locator('tbody tr').first().waitFor()
  await page.waitForTimeout(1_500)
  for (let round = 0; round < 5; round += 1) {
    await page
      .locator('tbody tr', { hasNot: page.locator('.text-danger') })
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Process Refund' }).click()
    await page.getByLabel('Reason').fill('Measured')
    await page.waitForTimeout(500)
    taken.push(
      await timePress(page, 'table', page.getByRole('button', { name: 'Refund', exact: true })),
    )
    await page.waitForTimeout(1_000)
  }
  return median(taken)
}

async function measureExport(page, url) {
  await openScreen(page, url + list)
  await page.locator('tbody tr').first().waitFor()
  await page.waitForTimeout(1_500)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('radio', { name: 'CSV' }).waitFor()
  await page.waitForTimeout(1_000)
  await page.evaluate(() => (window.longest = 0))
  const download = page.waitForEvent('download', { timeout: 120_000 })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await download
  return page.evaluate(() => window.longest)
}

/** Measures a report of a year's rows in each format: its duration, its longest task, and its size. */
async function measureReports(page, url) {
  const times = {}
  const now = Date.now()
  const dayOf = (back) => new Date(now - back * 86_400_000).toISOString().slice(0, 10)
  const days = `range=custom&from=${dayOf(370)}&to=${dayOf(1)}`
  for (const format of ['pdf', 'csv', 'xlsx', 'json']) {
    const name = format.toUpperCase()
    await openScreen(page, `${url}dashboard/reports?format=${format}&${days}`)
    await page.locator('tbody tr').first().waitFor()
    await page.waitForTimeout(3_000)
    await page.evaluate(() => (window.longest = 0))
    const start = Date.now()
    await page.getByRole('button', { name: 'Generate Report' }).click()
    await page.getByText(`generated in ${name} format`).waitFor({ timeout: 600_000 })
    times[`report as ${name}, longest task`] = await page.evaluate(() => window.longest)
    times[`report as ${name}`] = Date.now() - start
  }
  return times
}

async function measureRows(url, script, count) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const context = await openProfile(folder, { wide: true })
  const page = await context.newPage()
  await page.addInitScript(installPresses)
  await page.addInitScript(installTimers)
  await openScreen(page, url + list)
  await page.locator('tbody tr').first().waitFor()
  await page.evaluate(script)
  const merchantId = await page.evaluate(async (rows) => {
    const db = new window.bench.PaidDatabase()
    await db.open()
    const actor = { name: 'Bench', ip: '127.0.0.1' }
    const context = { db, actor, now: new Date().toISOString() }
    const { id } = await window.bench.makeLargeMerchant(context, { count: rows })
    db.close()
    return id
  }, count)
  await slowDown(page)

  await openScreen(page, url + list)
  await page.evaluate(script)
  const computing = await measureComputing(page, merchantId)
  const firstPage = await measureFirstPage(page, url + list)
  await page.waitForTimeout(2_000)
  const times = {
    ...(await measureSearch(page)),
    'filter, count and page': computing,
    'first page, warm': firstPage,
    'an act to its repaint': await measureActs(page, url),
    'export to CSV, longest task': await measureExport(page, url),
    ...(await measureReports(page, url)),
    ...named('console, ', await measureConsole(page, url)),
  }
  await context.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return times
}

/** Returns the times by name for each size, with a bare write as the baseline; for all of them less is better. */
export async function measureScale({ dist, bare, sizes = [1_000, 10_000, 100_000] }) {
  const script = await benchScript()
  const put = bare === undefined ? 1 : await timeBarePuts(bare)
  const server = await serve({ dir: dist, host: '127.0.0.1' })
  const figures = {}
  for (const count of sizes) {
    const times = await measureRows(server.url, script, count)
    for (const [name, ms] of Object.entries(times))
      figures[`${count.toLocaleString('en-US')} rows, ${name}`] = beside(ms, put)
  }
  await server.close()
  return figures
}

if (pathToFileURL(argv[1] ?? '').href === import.meta.url) {
  const sizes = argv.slice(2).map(Number)
  const dist = join(root, 'dist')
  const figures = await measureScale({ dist, ...(sizes.length > 0 && { sizes }) })
  for (const [name, { ms }] of Object.entries(figures)) console.log(`${name.padEnd(52)}${ms}`)
}
