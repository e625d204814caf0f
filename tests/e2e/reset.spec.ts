// Proves DEMO-2.
import type { Page } from 'playwright/test'
import { askToReset, resetToSeed } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { holdWrite } from '#tests/support/hold-write.ts'
import { startOfTests } from '#tests/support/opened-app.ts'
import { pressTwice } from '#tests/support/press.ts'
import { decide } from '#tests/support/review.ts'
import { readDatabase, unnumbered } from '#tests/support/stored-rows.ts'
import { openTab, turnTo } from '#tests/support/tabs.ts'

/** The rows of all tables but the kept states, to which a reset adds. The numbers of writes only rise. */
async function rowsOf(page: Page) {
  const {
    snapshots: _kept,
    snapshotBytes: _bytes,
    transactions,
    ...rows
  } = await readDatabase(page)
  return { ...rows, transactions: transactions.map(unnumbered) }
}

const approve = (page: Page, name: string) => decide(page, 'Approve', name)

test(
  'R38 resetting, pressed twice, gives back exactly the seed once',
  { tag: '@core' },
  async ({ page, goTo }) => {
    // A fixed clock gives the seed the same dates every time.
    await page.clock.setFixedTime(startOfTests)
    await goTo('pending-merchants')
    await resetToSeed(page)
    const seeded = await rowsOf(page)
    await approve(page, 'Msasa Pharmacy')
    await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
    await goTo('payment-methods')
    await page.getByRole('switch', { name: 'Visa Cards' }).click()
    await expect(page.getByText('Visa Cards has been disabled')).toBeVisible()
    const changed = await rowsOf(page)
    expect(changed).not.toEqual(seeded)
    await test.step('cancelling the question resets nothing', async () => {
      const question = await askToReset(page)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(question).toHaveCount(0)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await rowsOf(page)).toEqual(changed)
    })
    await resetToSeed(page, pressTwice)
    expect(await rowsOf(page)).toEqual(seeded)
    await expect(page.getByText('Sample data restored')).toHaveCount(1)
    await test.step('a reset can be undone', async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Back to Vumba Coffee Roasters')).toBeVisible()
      expect(await rowsOf(page)).toEqual(changed)
    })
  },
)

test('R21 two tabs that reset at once end with one coherent seed', async ({
  context,
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  const other = await openTab(context, '/super-admin/merchants/pending')
  const tabs = [other, page]
  const questions = []
  for (const tab of tabs) {
    await turnTo(tab)
    questions.push(await askToReset(tab))
  }
  const reset = questions.map((each) => each.getByRole('button', { name: 'Reset to seed' }))
  await Promise.all(reset.map((button) => button.press('Enter')))
  // One of them was the last.
  const said = /^(Sample data restored|Another tab restored the sample data\.)$/
  for (const tab of tabs) await expect(tab.getByText(said)).toBeVisible()
  const rows = await readDatabase(page)
  expect(rows.merchants).toHaveLength(28)
  expect(rows.seedMarks).toHaveLength(1)
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
})

test(
  'R25 a reset in one tab reaches the other without an empty flash',
  { tag: '@core' },
  async ({ context, page, goTo }) => {
    await goTo('pending-merchants')
    const other = await openTab(context, '/super-admin/merchants/pending')
    await turnTo(page)
    await approve(page, 'Msasa Pharmacy')
    await expect(other.getByText('6 applications are waiting.')).toBeVisible()
    await other.evaluate(() => {
      new MutationObserver(() => {
        if (!document.querySelector('main li, main tbody tr')) document.title = 'flashed'
      }).observe(document.body, { subtree: true, childList: true })
    })
    await resetToSeed(page)
    await expect(other.getByText('7 applications are waiting.')).toBeVisible()
    await expect(other.getByText('Another tab restored the sample data.')).toBeVisible()
    await expect(other).not.toHaveTitle('flashed')
  },
)

test('R20 a tab closed in the middle of a reset leaves everything as it was', async ({
  context,
  page,
  goTo,
}) => {
  await goTo('pending-merchants')
  await approve(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved')).toBeVisible()
  const before = await readDatabase(page)
  // After the first table was cleared, and in the middle of the transactions.
  for (const write of [1, 1000]) {
    const closing = await context.newPage()
    await closing.goto('/super-admin/merchants/pending')
    await settled(closing)
    const question = await askToReset(closing)
    const reached = await holdWrite(closing, write)
    await question.getByRole('button', { name: 'Reset to seed' }).click()
    await reached()
    await closing.close()
    expect(await readDatabase(page)).toEqual(before)
  }
})
