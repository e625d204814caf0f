// Proves DEMO-30.
import type { Page } from 'playwright/test'
import { builtPaths, pathTo } from '#routes/paths.ts'
import { openDemoControls, resetToSeed } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { demoLink, inventedBusinesses } from '#tests/support/theirs.ts'

/**
 * The texts that people read and that say the currency's code. The one exception is what is set as code, in `code` and
 * `pre`: the API's fields, examples and answers have the code.
 */
const codesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const apart = 'code, pre, script, style, template'
    const labels = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'label']
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest(apart))
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
        ...labels.map((name) => element.getAttribute(name) ?? ''),
      ])
      .filter((text) => /\bZWL\b/.test(text))
  })

async function chooseZig(page: Page): Promise<void> {
  const controls = await openDemoControls(page)
  const names = controls.getByRole('radiogroup', { name: 'Name of the local currency' })
  await names.getByRole('radio', { name: 'ZiG' }).click()
  await expect(names.getByRole('radio', { name: 'ZiG' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(controls).toHaveCount(0)
}

const screens = builtPaths.filter(({ path, redirectTo }) => !path.includes(':') && !redirectTo)
const isDrawn = ({ area }: (typeof screens)[number]) => area !== 'dashboard' && area !== 'console'

/** One thing of many that has local currency. */
const details = [
  pathTo('transaction-details', { id: 'TX-5' }),
  pathTo('console-transaction', { id: 'TX-5' }),
  pathTo('payout-accounts'),
  pathTo('checkout', { path: 'tip-the-roastery' }),
]

test('named ZiG, no screen of the merchant or the staff says ZWL', async ({ page, goTo }) => {
  await goTo('dashboard')
  await expect(page.getByText(/^ZWL\s[\d,.]+$/).first()).toBeVisible()
  await chooseZig(page)
  await expect(page.getByText(/^ZiG\s[\d,.]+$/).first()).toBeVisible()
  const found: Record<string, string[]> = {}
  const look = async (path: string) => {
    const codes = await codesOn(page)
    if (codes.length > 0) found[path] = codes
  }
  for (const screen of screens.filter((each) => !isDrawn(each) && !each.over)) {
    await goWithin(page, screen)
    await look(screen.path)
  }
  for (const path of details) {
    await page.goto(path)
    await settled(page)
    await look(path)
  }
  expect(found).toEqual({})
})

test('named ZiG, no public page or guide says ZWL, before the app is there or after', async ({
  page,
  goTo,
}) => {
  const other = await page.context().newPage()
  await other.goto(pathTo('landing'))
  await expect(other.getByText('In USD and ZWL, on any phone.')).toBeVisible()
  await goTo('dashboard')
  await chooseZig(page)
  await expect(other.getByText('In USD and ZiG, on any phone.')).toBeVisible()
  await other.close()
  const found: Record<string, string[]> = {}
  for (const { path } of screens.filter(isDrawn)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const early = await codesOn(page)
    await settled(page)
    const codes = [...early, ...(await codesOn(page))]
    if (codes.length > 0) found[path] = codes
  }
  expect(found).toEqual({})
})

test('Make it theirs and its link bring the name, and a reset keeps it', async ({ page, goTo }) => {
  const [, , school] = inventedBusinesses
  await goTo('landing')
  await page.goto(`${await demoLink(school)}&currency=ZiG`)
  await expect(page.getByText(`The demo is now ${school.name}`)).toBeVisible()
  await expect(page.getByText(/^ZiG\s[\d,.]+$/).first()).toBeVisible()
  const controls = await openDemoControls(page)
  await controls.getByRole('button', { name: 'Change the business' }).click()
  const form = page.getByRole('dialog', { name: 'Make it theirs' })
  const names = form.getByRole('radiogroup', { name: 'Name of the local currency' })
  await expect(names.getByRole('radio', { name: 'ZiG' })).toBeChecked()
  await names.getByRole('radio', { name: 'ZWL' }).click()
  await form.getByRole('button', { name: 'Make it theirs' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByText(/^ZWL\s[\d,.]+$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^ZiG\s[\d,.]+$/).first()).toBeVisible()
  await resetToSeed(page)
  await expect(page.getByText(/^ZiG\s[\d,.]+$/).first()).toBeVisible()
})
