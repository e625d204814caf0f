import { expect, type Locator } from 'playwright/test'

/**
 * Chooses an option, and waits until its button has the focus again. A sheet that closes takes the focus from a field that
 * is being filled in, between its value and the event that tells of it.
 */
export async function choose(button: Locator, option: string): Promise<void> {
  await button.click()
  await button.page().getByRole('option', { name: option }).click()
  await expect(button).toBeFocused()
}
