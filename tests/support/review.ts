import type { Page } from 'playwright/test'

/** Decides an application in its review, because on a phone its row has only Review. */
export async function decide(page: Page, verb: 'Approve' | 'Reject', name: string): Promise<void> {
  await page.getByRole('button', { name: `Review ${name}`, exact: true }).click()
  const review = page.getByRole('dialog', { name })
  await review.getByRole('button', { name: verb, exact: true }).click()
  if (verb === 'Approve') return
  // The reason is optional.
  await review.getByLabel('Reason').waitFor()
  await review.getByRole('button', { name: 'Reject', exact: true }).click()
}
