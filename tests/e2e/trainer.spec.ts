// Proves DEMO-10, DEMO-11, DEMO-12.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { builtPaths, pathTo, type PathId } from '#routes/paths.ts'
import { openTrainer, unfoldOfTrainer } from '#tests/support/demo-controls.ts'
import { expect, historyLeft, settled, test } from '#tests/support/fixtures.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { chooseAction } from '#tests/support/rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'
import { anotherPhone } from '#tests/support/another-phone.ts'

async function deactivate(page: Page) {
  await page.goto(pathTo('payment-links'))
  await settled(page)
  await chooseAction(page, 'Barista class deposit', 'Deactivate')
  await expect(page.getByText('Payment link status deactivated')).toBeVisible()
}

const inactive = (page: Page) => page.getByRole('tab', { name: /^Inactive/ })

test(
  'a state is saved, loaded after an act in every tab, and undone',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto(pathTo('dashboard'))
    await settled(page)
    await openTrainer(page)
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    const form = page.getByRole('dialog', { name: 'Save snapshot' })
    await form.getByLabel('Name').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter a name')).toBeVisible()
    await form.getByLabel('Name').fill('Class A, Monday')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Class A, Monday saved')).toBeVisible()

    const links = await openTab(context, pathTo('payment-links'))
    await expect(inactive(links)).toContainText('2')
    await deactivate(links)
    await expect(inactive(links)).toContainText('3')

    await turnTo(page)
    await page.getByRole('button', { name: 'Load Class A, Monday' }).click()
    const question = page.getByRole('alertdialog', { name: 'Load Class A, Monday?' })
    await question.getByRole('button', { name: 'Load' }).click()
    await expect(page.getByText('Class A, Monday loaded')).toBeVisible()
    await expect(links.getByText('Another tab loaded Class A, Monday.')).toBeVisible()
    await expect(inactive(links)).toContainText('2')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Back to Vumba Coffee Roasters')).toBeVisible()
    await expect(inactive(links)).toContainText('3')
  },
)

/** The screens of the merchant and of the platform that need no id. */
const screens = builtPaths.filter(
  ({ path, redirectTo, over, area }) =>
    !path.includes(':') && !redirectTo && !over && (area === 'dashboard' || area === 'console'),
)

/** The screens that a scenario fills unlike the sample; on the first day that is all of them. */
const filled: Record<string, readonly PathId[]> = {
  'approval-desk': ['console', 'pending-merchants', 'activity-logs'],
  'things-go-wrong': [
    'dashboard',
    'transactions',
    'merchant-cases',
    'disputes',
    'cases',
    'console-disputes',
  ],
  'month-end': ['dashboard', 'payouts', 'invoices', 'reports', 'transactions'],
}

for (const [name, id] of [
  ['First day', 'first-day'],
  ['Approval desk', 'approval-desk'],
  ['Things go wrong', 'things-go-wrong'],
  ['Month end', 'month-end'],
] as const)
  test(`a link to “${name}” asks first, and then its screens open`, async ({ page }) => {
    await page.goto(`${pathTo('trainer')}?scenario=${id}`)
    await settled(page)
    const question = page.getByRole('alertdialog', { name: `Load ${name}?` })
    await question.getByRole('button', { name: 'Load' }).click()
    await expect(page.getByText(`${name} loaded`)).toBeVisible()
    await expect(page).toHaveURL(pathTo('trainer'))
    const shown = filled[id]
    for (const screen of screens.filter((each) => !shown || shown.includes(each.id)))
      await goWithin(page, screen)
  })

test('a link to no scenario says so, and one to the sample data asks first', async ({ page }) => {
  await page.goto('/?scenario=busy-sunday')
  await expect(page.getByText(/^There is no such scenario/)).toBeVisible()
  await page.keyboard.press('Escape')
  await historyLeft(page)
  await page.goto(`${pathTo('trainer')}?reset`)
  const question = page.getByRole('alertdialog', { name: 'Reset to seed?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await unfoldOfTrainer(page, 'Scenarios')
  await page.getByRole('button', { name: 'Load Approval desk' }).click()
  await page
    .getByRole('alertdialog', { name: 'Load Approval desk?' })
    .getByRole('button', { name: 'Load' })
    .click()
  await expect(page.getByText('Approval desk loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back to Vumba Coffee Roasters')).toBeVisible()
})

test(
  'a file carries the state to another start: it is checked, listed, and loaded when asked',
  { tag: '@core' },
  async ({ page }) => {
    await deactivate(page)
    await page.goto(pathTo('trainer'))
    await settled(page)
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    await page.getByLabel('Name').fill('Month end')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Month end saved')).toBeVisible()
    const download = page.waitForEvent('download')
    await chooseAction(page, 'Month end', 'Download')
    const saved = await download
    expect(saved.suggestedFilename()).toBe('Month-end.paid')
    const buffer = await readFile(await saved.path())

    await page.getByRole('button', { name: 'Reset to seed' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to seed' }).click()
    await expect(page.getByText('Sample data restored')).toBeVisible()
    await chooseAction(page, 'Month end', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Month end deleted')).toBeVisible()

    const file = page.getByLabel('Paid file')
    const chosen = (content: Buffer) => ({
      name: 'Month-end.paid',
      mimeType: 'application/octet-stream',
      buffer: content,
    })
    await file.setInputFiles(chosen(buffer.subarray(0, buffer.length - 100)))
    await expect(page.getByText(/^Part of the file is missing/)).toBeVisible()
    await file.setInputFiles(chosen(Buffer.from('{"app":"Other"}')))
    await expect(page.getByText(/^This isn’t a file from Paid/)).toBeVisible()
    await file.setInputFiles(chosen(buffer))
    await page
      .getByRole('alertdialog', { name: 'Load Month end?' })
      .getByRole('button', { name: 'Load' })
      .click()
    await expect(page.getByText('Month end loaded')).toBeVisible()
    await page.goto(pathTo('payment-links'))
    await expect(inactive(page)).toContainText('3')
  },
)

test('a series of codes carries the state to a phone that shares nothing, in any order', async ({
  page,
  browser,
  baseURL,
}) => {
  await deactivate(page)
  await page.goto(pathTo('trainer'))
  await settled(page)
  await page.getByRole('button', { name: 'Save snapshot' }).click()
  await page.getByLabel('Name').fill('Lesson two')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await chooseAction(page, 'Lesson two', 'Show codes')
  const shown = page.getByRole('dialog', { name: 'Codes for Lesson two' })
  await shown.getByRole('button', { name: 'Pause' }).click()
  const place = shown.getByText(/^Code \d+ of \d+$/)
  const count = Number(/of (\d+)/.exec((await place.textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(1)
  const pictures = []
  for (let taken = 0; taken < count; taken += 1) {
    const buffer = await shown.getByRole('img').screenshot()
    pictures.unshift({ name: `code-${taken}.png`, mimeType: 'image/png', buffer })
    await shown.getByRole('button', { name: 'Next code' }).click()
  }

  const phone = await anotherPhone(browser, baseURL ?? '')
  const other = phone.page
  await other.goto(pathTo('scan-snapshot'))
  const chosen = other.getByLabel('Picture of the code', { exact: true })
  const [last, ...rest] = pictures
  await chosen.setInputFiles(last ? [last] : [])
  await expect(other.getByText(`1 of ${count} codes read`)).toBeVisible()
  await chosen.setInputFiles(rest)
  await other
    .getByRole('alertdialog', { name: 'Load Lesson two?' })
    .getByRole('button', { name: 'Load' })
    .click()
  await expect(other.getByText('Lesson two loaded')).toBeVisible()
  await other.goto(pathTo('payment-links'))
  await expect(inactive(other)).toContainText('3')
  expect(phone.problems).toEqual([])
  await phone.close()
})
