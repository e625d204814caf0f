import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/build/serve.mjs'
import { openProfile, openScreen, slowDown } from './browser.mjs'
import { beside, median } from './figures.mjs'
import { installPresses, timePress } from './presses.mjs'

const runs = 10
/**
 * The time in milliseconds for the page to finish loading after its data, and for the database to settle after an
 * action.
 */
const rest = 800

const inMenu = (page, name) =>
  page.getByRole('dialog').or(page.getByRole('menu')).getByText(name).first()

/** The button that answers the question about documents that are not approved. */
const approveAnyway = (page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Approve anyway' })

/**
 * The actions by name: their screen, the part that changes, and the button, scrolled into view. `undo` names the action
 * that restores the old state, so that there is always something to act on.
 */
const acts = [
  {
    name: 'approval',
    path: 'super-admin/merchants/pending',
    look: 'rows',
    async button(page) {
      const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true })
      // After Undo the application is open again.
      if (!(await approve.isVisible()))
        await page
          .getByRole('button', { name: /^Review/ })
          .first()
          .click()
      await approve.click()
      const anyway = approveAnyway(page)
      await anyway.waitFor()
      await page.waitForTimeout(rest)
      return anyway
    },
    undo: 'Undo',
  },
  {
    name: 'switch of a payment method',
    path: 'super-admin/payments/methods',
    look: 'switches',
    // The last method: the first one asks, because so much of the volume would go.
    button: async (page) => page.getByRole('switch').last(),
    undo: 'Undo',
  },
  {
    name: 'refund',
    path: 'dashboard/payments/transactions?type=payment&status=successful',
    look: 'text',
    async button(page) {
      // Excludes refunded payments, which show that status.
      const refundable = page.locator('main li').filter({ hasNotText: 'Refunded' })
      await refundable
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click()
      await inMenu(page, 'Process Refund').click()
      await page.getByLabel('Reason').fill('Measured')
      await page.waitForTimeout(rest)
      return page.getByRole('button', { name: 'Refund', exact: true })
    },
  },
  {
    name: 'switch of a link',
    path: 'dashboard/payments/links',
    look: 'text',
    async button(page) {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.waitForTimeout(rest)
      return inMenu(page, /^(Activate|Deactivate)/)
    },
  },
]

async function timeAct(context, url, { path, look, button, undo }) {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(installPresses)
  await openScreen(page, url + path)
  const times = []
  // The first action of a visit, and a later one.
  for (const at of [0, 1]) {
    await page.locator('main li button, main [role=switch]').first().waitFor()
    await page.waitForTimeout(rest)
    times[at] = await timePress(page, look, await button(page))
    await page.waitForTimeout(rest)
    if (undo) {
      await page.getByRole('button', { name: undo }).first().click()
      await page.waitForTimeout(rest)
    }
  }
  await page.close()
  return times
}

/** Measures, on the bare page, a press that writes a row and reads it again. */
export async function timeBarePuts(dir) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir, host: '127.0.0.1', fallback: 'index.html' })
  const context = await openProfile(folder)
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(installPresses)
  await page.goto(server.url)
  await page.waitForTimeout(rest)
  const times = []
  for (let run = 0; run < runs; run += 1) {
    times.push(await timePress(page, 'row', page.getByRole('button', { name: 'Put' })))
    await page.waitForTimeout(200)
  }
  await context.close()
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return median(times)
}

/** Returns the milliseconds from a press in the console until the merchant's own tab shows the decision. */
async function timeTwoTabs(dir) {
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir, host: '127.0.0.1' })
  const context = await openProfile(folder, { wide: true })
  const desk = await context.newPage()
  await openScreen(desk, `${server.url}super-admin/merchants/pending`)
  const approve = desk.getByRole('button', { name: 'Approve Vumba Coffee Roasters' })
  await approve.waitFor()
  const merchant = await context.newPage()
  await openScreen(merchant, `${server.url}dashboard/business`)
  await merchant.getByRole('list', { name: 'Approval progress' }).waitFor()
  for (const tab of [desk, merchant]) await slowDown(tab)
  await merchant.evaluate(() => {
    new MutationObserver(() => {
      const third = document.querySelectorAll('[aria-label="Approval progress"] li')[2]
      if (/Current/.test(third?.textContent ?? '')) window.seenAt ??= Date.now()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await desk.evaluate(() => {
    addEventListener('click', () => (window.pressedAt = Date.now()), { capture: true })
  })
  await approve.click()
  await approveAnyway(desk).click()
  const seen = await merchant.waitForFunction(() => window.seenAt, null, { polling: 50 })
  const time = (await seen.jsonValue()) - (await desk.evaluate(() => window.pressedAt))
  await context.close()
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  return time
}

/**
 * Returns the medians from a press to its repaint, with a bare write as the baseline: the first action of a visit, and
 * a later one.
 */
export async function measureActs({ dist, bare }) {
  const put = await timeBarePuts(bare)
  const figures = { 'a bare put, press to repaint': { ms: Math.round(put * 10) / 10 } }
  const folder = await mkdtemp(join(tmpdir(), 'paid-bench-'))
  const server = await serve({ dir: dist, host: '127.0.0.1' })
  const times = acts.map(() => [])
  // Each run has the sample data as it is at first: what was refunded can't be refunded again.
  for (let run = 0; run < runs; run += 1) {
    const context = await openProfile(join(folder, String(run)))
    for (const [at, act] of acts.entries()) times[at].push(await timeAct(context, server.url, act))
    await context.close()
  }
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  for (const [at, { name }] of acts.entries()) {
    const of = (place) => beside(median(times[at].map((each) => each[place])), put)
    figures[`${name}, first of a visit, press to repaint`] = of(0)
    figures[`${name}, press to repaint`] = of(1)
  }
  const tabs = []
  for (let run = 0; run < 5; run += 1) tabs.push(await timeTwoTabs(dist))
  figures['decision in one tab, seen in another'] = beside(median(tabs), put)
  return figures
}
