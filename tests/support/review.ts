import type { Page } from 'playwright/test'

/** Approves an application from its row, whose documents are not all approved. */
export async function approveRow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${name}`, exact: true }).click()
  await approveAnyway(page)
}

/** Answers the question that names the documents that are not approved. */
export const approveAnyway = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Approve anyway' }).click()

/** Gives the reason of a rejection. */
export async function rejectFor(page: Page, reason = 'The licence has expired.'): Promise<void> {
  const asks = page.getByRole('dialog', { name: /^Reject .+\?$/ })
  await asks.getByLabel('Reason').fill(reason)
  await asks.getByRole('button', { name: 'Reject', exact: true }).click()
}

/** Decides an application in its review, because on a phone its row has only Review. */
export async function decide(page: Page, verb: 'Approve' | 'Reject', name: string): Promise<void> {
  await page.getByRole('button', { name: `Review ${name}`, exact: true }).click()
  const review = page.getByRole('dialog', { name, exact: true })
  await review.getByRole('button', { name: verb, exact: true }).click()
  await (verb === 'Approve' ? approveAnyway(page) : rejectFor(page))
}
