import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithColumn } from './with-column.tsx'

afterEach(() => page.viewport(360, 740))

test('the column shows from 1680 px on, and leaves when the window is made narrower', async () => {
  await page.viewport(1679, 900)
  const { getByText } = await render(<WithColumn column={<p>The sums</p>}>The list</WithColumn>)
  await expect.element(getByText('The list')).toBeVisible()
  const before = getByText('The list').element().getBoundingClientRect().width
  await expect.element(getByText('The sums')).not.toBeInTheDocument()
  await page.viewport(1680, 900)
  await expect.element(getByText('The sums')).toBeVisible()
  const { right } = getByText('The list').element().getBoundingClientRect()
  expect(getByText('The sums').element().getBoundingClientRect().left).toBeGreaterThan(right)
  await page.viewport(1679, 900)
  await expect.element(getByText('The sums')).not.toBeInTheDocument()
  expect(getByText('The list').element().getBoundingClientRect().width).toBe(before)
})
