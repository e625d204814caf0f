import { expect, type Locator, type Page } from 'playwright/test'
import { builtPaths, type PathId } from '#src/routes/paths.ts'

/** The open panel of the exercise that runs. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Exercise' })
/** The folded panel. */
export const pill = (page: Page): Locator => page.getByRole('button', { name: /^Exercise: / })

/** Returns a screen's row of the paths, to go there within the app. */
export const pathOf = (id: PathId) => {
  const found = builtPaths.find((each) => each.id === id)
  if (!found) throw new Error(`There is no ${id}.`)
  return found
}

/** Starts an exercise from the trainer's page, opening its grade. */
export async function start(page: Page, title: string, grade?: string): Promise<void> {
  const button = page.getByRole('button', { name: `Start: ${title}` })
  if (grade) await page.getByRole('button', { name: grade }).click()
  await button.click()
  await expect(panel(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(panel(page).getByText(/^0 of \d$/)).toBeVisible()
}

/** Waits for the tick, and goes on to the next exercise. */
export async function solved(page: Page, words = /^Solved in \d+:\d\d, 0 hints, 0 wrong turns\.$/) {
  await expect(panel(page).getByText(words)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Next exercise' }).click()
  await expect(page.getByRole('heading', { name: 'Exercises', exact: true })).toBeVisible()
}
