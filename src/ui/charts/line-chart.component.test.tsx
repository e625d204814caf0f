import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LineChart } from './line-chart.tsx'

const sums = [0, 40_00, 40_00, 120_00]
const points = sums.map((value, at) => ({
  label: `Nov ${at + 1}, 2026`,
  value,
  text: `$${value / 100}.00`,
}))

test('a line goes from day to day over a grid that says its values', async () => {
  const screen = await render(
    <LineChart
      caption="Collected so far, Nov 1 to today"
      heads={['Day', 'So far']}
      points={points}
      scaleText={(value) => `$${value / 100}`}
    />,
  )
  const line = screen.container.querySelector('.stroke-chart-1')
  const places = [...(line?.getAttribute('d') ?? '').matchAll(/[ML]([\d.]+),([\d.]+)/g)]
  expect(places).toHaveLength(sums.length)
  const heights = places.map(([, , y]) => Number(y))
  expect(heights[1]).toBe(heights[2])
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0)
  expect(heights[2]).toBeGreaterThan(heights[3] ?? 0)
  const word = screen.getByText('$100', { exact: true })
  await expect.element(word).toBeVisible()
  // The line starts right of the grid labels.
  const box = word.element().getBoundingClientRect()
  const plot = line?.getBoundingClientRect()
  expect(plot?.left ?? 0).toBeGreaterThanOrEqual(box.right - 2)
  await expect.element(screen.getByRole('row', { name: 'Nov 4, 2026 $120.00' })).toBeInTheDocument()
})
