import type { Page } from 'playwright/test'

/** Decides on an application as on a phone, where its row has Review alone: in its review. */
export async function decide(page: Page, verb: 'Approve' | 'Reject', name: string): Promise<void> {
  await page.getByRole('button', { name: `Review ${name}`, exact: true }).click()
  const review = page.getByRole('dialog', { name })
  await review.getByRole('button', { name: verb, exact: true }).click()
  if (verb === 'Approve') return
  // The reason may stay empty.
  await review.getByLabel('Reason').waitFor()
  await review.getByRole('button', { name: 'Reject', exact: true }).click()
}
