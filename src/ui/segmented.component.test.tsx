import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Segmented } from './segmented.tsx'

const options = ['On', 'Off', '1'].map((label) => ({ value: label, label }))

test('every option is a target of 44 px, however short its label', async () => {
  await page.viewport(320, 640)
  const { container } = await render(
    <Segmented label="Payouts" value="On" onChange={() => {}} options={options} />,
  )
  for (const option of container.querySelectorAll('label')) {
    const { width, height } = option.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await page.viewport(360, 740)
})
