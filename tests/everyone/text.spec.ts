import { countMoving } from '#tests/support/axe-rules.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { allowed } from './exceptions.ts'
import { findCutTexts } from './inspect.ts'
import { screens } from './screens.ts'

/** A window and the size of the letters in it, in percent of the usual. */
const cases = [
  // A window of 1280 × 1024 at 400 %.
  { name: 'zoom 400 %', width: 320, height: 256, letters: 100 },
  { name: 'letters 200 %, phone', width: 360, height: 740, letters: 200 },
  { name: 'letters 200 %', width: 1280, height: 1024, letters: 200 },
  { name: 'letters 400 %', width: 1280, height: 1024, letters: 400 },
]

for (const { name, area, open } of screens)
  test(`${area}: ${name}, in large letters`, async ({ page }, info) => {
    await open(page)
    const faults: string[] = []
    for (const { name: size, width, height, letters } of cases) {
      await page.setViewportSize({ width, height })
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, letters)
      await settled(page)
      await expect.poll(() => page.evaluate(countMoving)).toBe(0)
      faults.push(...(await page.evaluate(findCutTexts)).map((each) => `${each} [${size}]`))
    }
    const { counted, reasons } = allowed(faults)
    info.annotations.push(
      { type: 'area', description: area },
      { type: 'texts', description: String(cases.length) },
      ...reasons.map((description) => ({ type: 'allowed', description })),
      ...counted.map((description) => ({ type: 'fault', description })),
    )
    expect(counted).toEqual([])
  })
