import { countMoving } from '#tests/support/axe-rules.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { allowed } from './exceptions.ts'
import { findCutTexts } from './inspect.ts'
import { screens } from './screens.ts'

/** The windows by project, which sets the size of the browser's letters. */
const windows: Record<string, { width: number; height: number }[]> = {
  // 1280 × 1024 at 400 %, then every breakpoint.
  'zoom and widths': [
    { width: 320, height: 256 },
    ...[360, 768, 1024, 1280, 1680, 1920].map((width) => ({ width, height: 900 })),
  ],
  'letters 200 %': [
    { width: 360, height: 740 },
    { width: 1280, height: 1024 },
  ],
  'letters 400 %': [{ width: 1280, height: 1024 }],
}

for (const { name, area, open } of screens)
  test(`${area}: ${name}, in large letters`, async ({ page }, info) => {
    const faults: string[] = []
    const sizes = windows[info.project.name] ?? []
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size)
      if (at === 0) await open(page)
      else await page.reload()
      await settled(page)
      await expect.poll(() => page.evaluate(countMoving)).toBe(0)
      const found = await page.evaluate(findCutTexts)
      faults.push(...found.map((each) => `${each} [${info.project.name}, ${size.width} px]`))
    }
    const { counted, reasons } = allowed(faults)
    info.annotations.push(
      { type: 'area', description: area },
      { type: 'texts', description: String(sizes.length) },
      ...reasons.map((description) => ({ type: 'allowed', description })),
      ...counted.map((description) => ({ type: 'fault', description })),
    )
    expect(counted).toEqual([])
  })
