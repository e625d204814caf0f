import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/build/serve.mjs'
import { openProfile, openScreen } from './browser.mjs'

/** A minute of use is one round: what a person does in it, without the pauses. */
const minutes = 60

/** After so many everything that is loaded once is there. */
const settled = 10

const rest = 250

/** Opens screens by their links and closes them by Back, as long as the page stays the same. */
async function workForAMinute(page) {
  const menu = page.getByRole('navigation').first()
  async function go(name) {
    const link = menu.getByRole('link', { name, exact: true }).first()
    // The group of payments is folded on the other screens.
    if (!(await link.isVisible())) await menu.getByText('Payments', { exact: true }).first().click()
    await link.click()
  }
  for (const name of ['Transactions', 'Payment Links', 'Payouts', 'Invoices', 'Dashboard']) {
    await go(name)
    await page.waitForTimeout(rest)
  }
  await go('Payment Links')
  const actions = page.getByRole('button', { name: /^Actions for/ }).first()
  await actions.click()
  await page
    .getByRole('menuitem', { name: /^(Activate|Deactivate)/ })
    .first()
    .click()
  await page.waitForTimeout(rest)
  await go('Transactions')
  await page.getByRole('searchbox').fill('moyo')
  await page.waitForTimeout(rest)
  await page.locator('main tbody tr').first().click()
  const details = page.getByRole('dialog')
  await details.getByRole('heading').first().waitFor()
  await page.waitForTimeout(rest)
  await page.keyboard.press('Escape')
  await details.waitFor({ state: 'detached' })
}

/**
 * Returns the megabytes of what a page holds without compiled code: the engine compiles the more of it, and the better,
 * the longer a page is used.
 */
async function heldBy(devtools) {
  const chunks = []
  const keep = ({ chunk }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await devtools.send('HeapProfiler.takeHeapSnapshot')
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { nodes, snapshot } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = ['type', 'self_size'].map((name) => fields.indexOf(name))
  // What is native is the browser's: elements, and its lists of what took how long.
  const left = ['code', 'native'].map((name) => types[type].indexOf(name))
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!left.includes(nodes[at + type])) bytes += nodes[at + size]
  return bytes / 2 ** 20
}

/** Returns the memory and elements of a page that nothing refers to any more excluded. */
async function memoryOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name) => metrics.find((each) => each.name === name)?.value ?? 0
  const megabytes = of('JSHeapUsedSize') / 2 ** 20
  return { megabytes, nodes: of('Nodes'), held: await heldBy(devtools) }
}

/** Returns the memory of an hour's use in one page, and by how much it grew after its first ten minutes. */
export async function measureMemory({ dist }) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir: dist, host: '127.0.0.1' })
  const context = await openProfile(folder, { wide: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await openScreen(page, `${server.url}dashboard`)
  await page.getByText('Total revenue').first().waitFor()
  let early
  for (let minute = 1; minute <= minutes; minute += 1) {
    await workForAMinute(page)
    if (minute === settled) early = await memoryOf(devtools)
  }
  const late = await memoryOf(devtools)
  await context.close()
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  const rounded = (megabytes) => Math.round(megabytes * 10) / 10
  return {
    'memory after ten minutes of use, MB': rounded(early.megabytes),
    'memory after an hour of use, MB': rounded(late.megabytes),
    'of it without compiled code, after ten minutes, MB': rounded(early.held),
    'of it without compiled code, after an hour, MB': rounded(late.held),
    'elements after ten minutes of use': early.nodes,
    'elements after an hour of use': late.nodes,
  }
}
