import { expect, type Locator, type Page } from 'playwright/test'

/** Opens the demo controls, on whatever screen one is. */
export async function openDemoControls(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Demo controls' }).click()
  const controls = page.getByRole('dialog', { name: 'Demo controls' })
  await expect(controls).toBeVisible()
  return controls
}

async function switchSetting(page: Page, name: string, on: boolean): Promise<void> {
  const controls = await openDemoControls(page)
  const setting = controls.getByRole('switch', { name })
  await expect(setting).toBeChecked({ checked: !on })
  await setting.click()
  await expect(setting).toBeChecked({ checked: on })
  await page.keyboard.press('Escape')
  await expect(controls).toHaveCount(0)
}

/** Turns dry run on or off. */
export const switchDryRun = (page: Page, on: boolean): Promise<void> =>
  switchSetting(page, 'Dry run', on)

/** Makes the next log-in, sign-up or password reset fail. */
export const failNextCall = (page: Page): Promise<void> =>
  switchSetting(page, 'Make the next call fail', true)

/** Opens the question whether to reset; gives it. */
export async function askToReset(page: Page): Promise<Locator> {
  const controls = await openDemoControls(page)
  await controls.getByRole('button', { name: 'Reset to seed' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reset to seed?' })
  await expect(question).toBeVisible()
  return question
}

/** Brings the sample data back, to the words that say so. */
export async function resetToSeed(
  page: Page,
  press = (button: Locator) => button.click(),
): Promise<void> {
  const question = await askToReset(page)
  await press(question.getByRole('button', { name: 'Reset to seed' }))
  await expect(page.getByText('The sample data is back')).toBeVisible()
}
