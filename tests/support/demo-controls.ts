import { expect, type Locator, type Page } from 'playwright/test'

/** Opens the demo controls from any screen. */
export async function openDemoControls(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Demo controls' }).click()
  const controls = page.getByRole('dialog', { name: 'Demo controls' })
  await expect(controls).toBeVisible()
  return controls
}

/** Opens a fold of the demo controls: everyone, or more. */
export const unfold = (controls: Locator, name: 'Everyone' | 'More'): Promise<void> =>
  controls.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click()

/** Switches to a persona in the demo controls. */
export async function actAs(page: Page, name: RegExp): Promise<void> {
  const controls = await openDemoControls(page)
  await unfold(controls, 'Everyone')
  // The last people are listed above everyone as well.
  await controls.getByRole('button', { name }).last().click()
  await expect(controls).toHaveCount(0)
}

/** Turns dry run on or off. */
export async function switchDryRun(page: Page, on: boolean): Promise<void> {
  const controls = await openDemoControls(page)
  const dryRun = controls.getByRole('switch', { name: 'Dry run' })
  await expect(dryRun).toBeChecked({ checked: !on })
  await dryRun.click()
  await expect(dryRun).toBeChecked({ checked: on })
  await page.keyboard.press('Escape')
  await expect(controls).toHaveCount(0)
}

/** Opens the reset confirmation and returns it. */
export async function askToReset(page: Page): Promise<Locator> {
  const controls = await openDemoControls(page)
  await controls.getByRole('button', { name: 'Reset to seed' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reset to seed?' })
  await expect(question).toBeVisible()
  return question
}

/** Restores the sample data and waits for the message that confirms it. */
export async function resetToSeed(
  page: Page,
  press = (button: Locator) => button.click(),
): Promise<void> {
  const question = await askToReset(page)
  await press(question.getByRole('button', { name: 'Reset to seed' }))
  await expect(page.getByText('Sample data restored')).toBeVisible()
}
