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

const chart = (apart: readonly number[] = []) =>
  render(
    <FlowChart
      caption="In and out, Nov 1 to today"
      heads={['Day', 'In and out']}
      points={points.map((point, at) => ({ ...point, apart: apart[at] ?? 0 }))}
      scaleText={(value) => `$${value / 100}`}
      apartLabel="Payouts"
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

test('what is far larger stands in a lane of its own, and leaves the others their scale', async () => {
  const screen = await chart()
  const heights = () =>
    [...screen.container.querySelectorAll('.fill-chart-1')].map(
      (path) => path.getBoundingClientRect().height,
    )
  const before = heights()
  const again = await chart([0, 9_000_00, 0, 4_500_00])
  await expect.element(again.getByText('Payouts, up to $9000', { exact: true })).toBeVisible()
  expect(heights()).toEqual(before)
  const [most = 0, half = 0] = [...again.container.querySelectorAll('.fill-chart-6')]
    .map((path) => path.getBoundingClientRect())
    .filter(({ top }) => top > again.getByText('Payouts, up').element().getBoundingClientRect().top)
    .map(({ height }) => height)
  expect(most).toBeGreaterThan(half * 1.8)
  expect(half).toBeGreaterThan(10)
})
