import { expect, type Locator, type Page } from 'playwright/test'

/** Opens the demo controls from any screen. */
export async function openDemoControls(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Demo controls' }).click()
  const controls = page.getByRole('dialog', { name: 'Demo controls' })
  await expect(controls).toBeVisible()
  return controls
}

/** Opens a fold of the demo controls. */
export const unfold = (controls: Locator, name: 'Everyone' | 'Guided tour'): Promise<void> =>
  controls.getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click()

/** Switches to a persona in the demo controls. */
export async function actAs(page: Page, name: RegExp): Promise<void> {
  const controls = await openDemoControls(page)
  await unfold(controls, 'Everyone')
  // The last people are listed above everyone as well.
  await controls.getByRole('button', { name }).last().click()
  await expect(controls).toHaveCount(0)
}

/** Opens the trainer's page from the demo controls; Back leads to where one was. */
export async function openTrainer(page: Page): Promise<void> {
  const controls = await openDemoControls(page)
  await controls.getByRole('button', { name: 'Open trainer' }).click()
  await expect(page.getByRole('heading', { name: 'Snapshots' })).toBeVisible()
}

/** Opens a list of the trainer's page, which a phone has closed. */
export async function unfoldOfTrainer(
  page: Page,
  name: 'Scenarios' | 'What happens next',
): Promise<void> {
  const fold = page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(fold).toBeVisible()
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

/** Turns dry run on, on the trainer's page, or off, where the demo controls say that it is on. */
export async function switchDryRun(page: Page, on: boolean): Promise<void> {
  const place = new URL(page.url()).pathname
  if (on) {
    await openTrainer(page)
    await unfoldOfTrainer(page, 'What happens next')
  } else await openDemoControls(page)
  const dryRun = page.getByRole('switch', { name: 'Dry run' })
  await expect(dryRun).toBeChecked({ checked: !on })
  await dryRun.click()
  if (on) {
    await expect(dryRun).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === place)
    return
  }
  await expect(dryRun).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Demo controls' })).toHaveCount(0)
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
  // The message of an earlier reset may still be there.
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Sample data restored')).toBeVisible()
}
