import { expect, type Page } from 'playwright/test'

/** Switches EcoCash off in the console, which asks because so much of the volume would go. */
export async function disableEcoCash(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'EcoCash' }).click()
  const question = page.getByRole('alertdialog', { name: 'Disable EcoCash?' })
  await expect(
    question.getByText(/^\d+ merchants offer EcoCash\. .* \d+% of the total\./),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Disable' }).click()
  // An earlier notification may still be there.
  await expect(page.getByText('EcoCash has been disabled').first()).toBeVisible()
}
