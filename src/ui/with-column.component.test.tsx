import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyColumn } from './lazy-column.ts'
import { WithColumn } from './with-column.tsx'

afterEach(() => page.viewport(360, 740))

test('the column loads and shows from 1680 px on, and leaves when the window is made narrower', async () => {
  const load = vi.fn(async () => ({ Sums: () => <p>The sums</p> }))
  const Sums = lazyColumn(load, 'Sums')
  await page.viewport(1679, 900)
  const { getByText } = await render(<WithColumn column={<Sums />}>The list</WithColumn>)
  await expect.element(getByText('The list')).toBeVisible()
  const before = getByText('The list').element().getBoundingClientRect().width
  expect(load).not.toHaveBeenCalled()
  await page.viewport(1680, 900)
  await expect.element(getByText('The sums')).toBeVisible()
  const { right } = getByText('The list').element().getBoundingClientRect()
  expect(getByText('The sums').element().getBoundingClientRect().left).toBeGreaterThan(right)
  await page.viewport(1679, 900)
  await expect.element(getByText('The sums')).not.toBeInTheDocument()
  expect(getByText('The list').element().getBoundingClientRect().width).toBe(before)
})

test('a page does without a column that could not be loaded', async () => {
  await page.viewport(1680, 900)
  const Lost = lazyColumn(
    (): Promise<{ Lost: () => null }> => Promise.reject(new Error('No')),
    'Lost',
  )
  const { getByText } = await render(<WithColumn column={<Lost />}>The list</WithColumn>)
  await expect.element(getByText('The list')).toBeVisible()
})
