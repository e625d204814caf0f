import type { Locator, Page } from 'playwright/test'
import { pathTo, type PathId } from '#routes/paths.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { pressTwice } from '#tests/support/press.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

interface Act {
  screen: PathId
  /** The steps before the press. */
  reach?: (page: Page) => Promise<void>
  button: (page: Page) => Locator
  toast: string | RegExp
  so: (page: Page) => Promise<void>
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true })
const openMenu = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const asks = (page: Page) => page.getByRole('dialog', { name: /^Reject / })
const documents = (page: Page) =>
  page
    .getByRole('list', { name: /^(Required|Other) documents$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Actions for / }) })
const linkRow = (page: Page) => page.getByRole('row').filter({ hasText: 'Barista class deposit' })

const console: Record<string, Act> = {
  Reject: {
    screen: 'pending-merchants',
    async reach(page) {
      await page.getByRole('button', { name: 'Review Gweru Motor Spares' }).click()
      const review = page.getByRole('dialog', { name: 'Gweru Motor Spares', exact: true })
      await review.getByRole('button', { name: 'Reject', exact: true }).click()
      await asks(page).getByLabel('Reason').fill('The licence has expired.')
    },
    button: (page) => asks(page).getByRole('button', { name: 'Reject', exact: true }),
    toast: 'Gweru Motor Spares application has been rejected',
    so: (page) => expect(page.getByText('6 applications are waiting.')).toBeVisible(),
  },
  'a payment method’s switch': {
    screen: 'payment-methods',
    button: (page) => page.getByRole('switch', { name: 'Bank Transfer' }),
    toast: 'Bank Transfer has been disabled',
    so: (page) => expect(page.getByRole('switch', { name: 'Bank Transfer' })).not.toBeChecked(),
  },
  'Save Changes': {
    screen: 'fee-structure',
    async reach(page) {
      await page.getByRole('button', { name: 'Edit Fees' }).click()
      await page.getByRole('spinbutton', { name: 'OneMoney, Merchant fee' }).fill('2.4')
    },
    button: button('Save Changes'),
    toast: 'Fee structure updated successfully',
    so: (page) =>
      expect(page.getByText('2.4%', { exact: true }).locator('visible=true')).toBeVisible(),
  },
}

const merchant: Record<string, Act> = {
  'Delete of a document': {
    screen: 'business',
    reach: openMenu('Actions for Bank statement.pdf'),
    button: item('Delete'),
    toast: 'Document deleted successfully',
    so: (page) => expect(documents(page)).toHaveCount(3),
  },
  'its Undo': {
    screen: 'business',
    async reach(page) {
      await page.getByRole('button', { name: 'Actions for Shop lease.jpg' }).click()
      await item('Delete')(page).click()
      await expect(documents(page)).toHaveCount(2)
    },
    button: button('Undo'),
    toast: /^Shop lease\.jpg restored/,
    so: (page) => expect(documents(page)).toHaveCount(3),
  },
  Deactivate: {
    screen: 'payment-links',
    reach: openMenu('Actions for Barista class deposit'),
    button: item('Deactivate'),
    toast: 'Payment link status deactivated',
    so: (page) => expect(linkRow(page)).toContainText('Inactive'),
  },
  'Delete of a link': {
    screen: 'payment-links',
    async reach(page) {
      await page.getByRole('button', { name: 'Actions for Barista class deposit' }).click()
      await item('Delete')(page).click()
    },
    button: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
    toast: 'Payment link deleted',
    so: (page) => expect(linkRow(page)).toHaveCount(0),
  },
  Retry: {
    screen: 'transactions',
    async reach(page) {
      await page.getByRole('button', { name: /^Pending/ }).click()
      await expect(page.getByRole('row').filter({ hasText: 'Pending' }).first()).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Successful' })).toHaveCount(0)
      await openMenu(/^Actions for TX-/)(page)
    },
    button: item('Retry Payment'),
    toast: /^TX-\d+ is being processed$/,
    async so(page) {
      const rows = await storedRows(page, 'transactions')
      const notes = rows.flatMap(({ history = [] }) => history.map(({ note }) => note))
      expect(notes.filter((note) => note === 'Retried')).toHaveLength(1)
    },
  },
}

/** Counts the log's actions, without automatic settlements. */
async function countLog(page: Page): Promise<number> {
  const log = await storedRows(page, 'activityLog')
  return log.filter(({ action }) => !/^(Completed|Failed) /.test(action)).length
}

for (const [who, acts] of Object.entries({ console, merchant }))
  test(`R38 what the ${who} presses twice happens once, and is logged once @desk`, async ({
    page,
  }) => {
    for (const [name, { screen, reach, button: find, toast, so }] of Object.entries(acts))
      await test.step(name, async () => {
        await page.goto(pathTo(screen))
        await settled(page)
        await reach?.(page)
        await expect(find(page)).toBeVisible()
        const before = await countLog(page)
        await pressTwice(find(page))
        await expect(page.getByText(toast)).toHaveCount(1)
        await so(page)
        // The count waits for any write by the second press.
        expect(await countLog(page)).toBe(before + 1)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
  })
