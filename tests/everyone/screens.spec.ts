import type { Page } from 'playwright/test'
import { findViolations } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { allowed } from './exceptions.ts'
import {
  findCutTexts,
  findHiddenFocus,
  findShapelessControls,
  findSmallTargets,
} from './inspect.ts'
import { walkOpeners } from './openers.ts'
import { screens } from './screens.ts'

/** Returns the faults of the page as it is. */
async function examine(page: Page, isNarrow: boolean): Promise<string[]> {
  return [
    ...(await findViolations(page, 'both themes')).map((each) => `axe: ${each}`),
    ...(isNarrow ? await page.evaluate(findSmallTargets) : []),
    ...(await page.evaluate(findCutTexts)),
  ]
}

/** Returns the faults with forced colors and with more contrast, and where the focus does not show. */
async function examineColors(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.keyboard.press('Tab')
  found.push(...(await page.evaluate(findHiddenFocus)))
  await page.emulateMedia({ contrast: 'more' })
  found.push(
    ...(await findViolations(page, 'both themes')).map((each) => `colors: more contrast: ${each}`),
  )
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  await page.keyboard.press('Tab')
  found.push(
    ...(await page.evaluate(findHiddenFocus)).map((each) => `${each} with forced colors`),
    // Axe doesn't know which colors the browser forces.
    ...(await page.evaluate(findShapelessControls)),
  )
  await page.emulateMedia({ forcedColors: null })
  return found
}

for (const { name, area, around = false, open } of screens)
  test(`${area}: ${name}`, async ({ page, viewport }, info) => {
    const isNarrow = (viewport?.width ?? 0) < 1000
    const faults: string[] = []
    const add = (more: string[], by = '') =>
      faults.push(...more.map((each) => (by ? `${each} [after "${by}"]` : each)))
    await open(page)
    const address = page.url()
    // By its tag, because a sheet over it takes its role.
    await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1)
    add(await examine(page, isNarrow))
    add(await examineColors(page))
    const states = await walkOpeners({
      page,
      around,
      reopen: async () => {
        await page.goto(address)
        await settled(page)
      },
      look: async (by) => add(await examine(page, isNarrow), by),
      fault: (words) => add([words]),
    })
    const { counted, reasons } = allowed(faults)
    info.annotations.push(
      { type: 'area', description: area },
      { type: 'screens', description: '1' },
      { type: 'states', description: String(states) },
      ...reasons.map((description) => ({ type: 'allowed', description })),
      ...counted.map((description) => ({ type: 'fault', description })),
    )
    expect(counted).toEqual([])
  })
