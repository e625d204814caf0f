import { expect, type Locator, type Page } from 'playwright/test'
import { goWithin, pathOf } from './go-within.ts'
import { openTransactionMenu, transactionRows } from './rows.ts'

/** The exercise that runs. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Exercise' })
/** Its line, which opens its steps. */
export const pill = (page: Page): Locator => page.getByRole('button', { name: /^Exercise: / })

/** Starts an exercise from the trainee's page, opening its grade and its task where they are closed. */
export async function start(page: Page, title: string, grade?: string): Promise<void> {
  for (const name of grade ? [grade, title] : [title]) {
    const fold = page.locator('main button[aria-expanded]').filter({ hasText: name })
    await expect(fold).toBeVisible()
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  }
  await page.getByRole('button', { name: `Start: ${title}` }).click()
  await expect(pill(page)).toContainText(title)
  await expect(pill(page)).toContainText(/0 of \d$/)
}

/** Waits until it is said that it is solved, and goes on to the next exercise. */
export async function solved(page: Page, words = /^Solved in \d+:\d\d, 0 hints, 0 wrong turns\./) {
  await expect(page.getByText(/^Solved in/)).toHaveText(words)
  await expect(panel(page)).toHaveCount(0)
  // Of the page's line, or above the sheet in which it was solved.
  await page.getByRole('button', { name: 'Next exercise' }).last().click()
  await expect(page.getByRole('heading', { name: 'Exercises', exact: true })).toBeVisible()
}

/** Opens the actions of a payment in the list that a search leaves. */
export async function openPayment(page: Page, customer: string, isMobile: boolean, q = customer) {
  await goWithin(page, pathOf('transactions'))
  await page.getByRole('searchbox').fill(q)
  const row = transactionRows(page, isMobile).filter({ hasText: customer }).first()
  await openTransactionMenu(row, isMobile)
}
