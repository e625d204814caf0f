import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FlowChart } from './flow-chart.tsx'

const flows = [
  [0, 0],
  [600_00, 0],
  [300_00, 600_00],
  [1, 150_00],
] as const
const points = flows.map(([value, down], at) => ({
  label: `Nov ${at + 1}, 2026`,
  value,
  down,
  text: `In $${value / 100}, out $${down / 100}`,
}))

const chart = () =>
  render(
    <FlowChart
      caption="In and out, Nov 1 to today"
      heads={['Day', 'In and out']}
      points={points}
      scaleText={(value) => `$${value / 100}`}
    />,
  )

test('what comes in goes up and what goes out goes down, on one scale, and little is still seen', async () => {
  const screen = await chart()
  const heights = [...screen.container.querySelectorAll('.fill-chart-1, .fill-course-a')].map(
    (path) => path.getBoundingClientRect().height,
  )
  const depths = [...screen.container.querySelectorAll('.fill-chart-6')].map(
    (path) => path.getBoundingClientRect().height,
  )
  expect(heights[0]).toBe(0)
  expect(heights[1]).toBeGreaterThan((heights[2] ?? 0) * 1.9)
  expect(heights[3]).toBeGreaterThan(1)
  expect(depths[2]).toBe(heights[1])
  expect(screen.container.querySelectorAll('.fill-course-a')).toHaveLength(1)
})

test('its grid says a round value on both sides, and each figure stands in a table', async () => {
  const screen = await chart()
  await expect.element(screen.getByText('$500', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('−$500', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: 'Nov 3, 2026 In $300, out $600' }))
    .toBeInTheDocument()
})
