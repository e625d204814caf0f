// Proves HOME-2.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColumnChart } from './column-chart.tsx'

const days = [
  { label: 'Nov 18, 2026', value: 0, text: '$0.00, 0 payments' },
  { label: 'Nov 19, 2026', value: 100_00, text: '$100.00, 1 payment' },
  { label: 'Nov 20, 2026', value: 900_00, text: '$900.00, 4 payments' },
  { label: 'Nov 21, 2026', value: 450_00, text: '$450.00, 2 payments' },
]

const chart = (width = 'w-64') =>
  render(
    <div className={width}>
      <ColumnChart
        caption="Taken each day, Nov 18 to today"
        heads={['Day', 'Taken']}
        points={days}
      />
    </div>,
  )

const pathsOf = (container: Element) => [...container.querySelectorAll('svg > path')]
const stonesOf = (container: Element) =>
  pathsOf(container).map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)

test('a column has a stone for each ninth of the largest, and none for nothing', async () => {
  const screen = await chart()
  const paths = pathsOf(screen.container)
  expect(stonesOf(screen.container)).toEqual([0, 1, 9, 5])
  expect(paths.map((path) => path.classList.contains('fill-course-a'))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('heights are to scale: one of forty is seen, and a few draw a stone each', async () => {
  const counts = (values: number[]) => (
    <div className="w-64">
      <ColumnChart
        caption="Payments each hour"
        heads={['Hour', 'Payments']}
        points={values.map((value, at) => ({
          label: `${at} to ${at + 1}`,
          value,
          text: `${value} payments`,
        }))}
      />
    </div>
  )
  const screen = await render(counts([1, 20, 40, 0]))
  const heights = pathsOf(screen.container).map((path) => path.getBoundingClientRect().height)
  expect(heights[0]).toBeGreaterThanOrEqual(2)
  expect(Math.abs((heights[1] ?? 0) * 2 - (heights[2] ?? 0))).toBeLessThanOrEqual(4)
  expect(heights[3]).toBe(0)
  await screen.rerender(counts([1, 3, 0, 2]))
  expect(stonesOf(screen.container)).toEqual([1, 3, 0, 2])
})

test('the axis labels as many points as fit, the last one always, and none where none has a label', async () => {
  const axis = (width: string, first: boolean) => (
    <div className={width}>
      <ColumnChart
        caption="Payments each day"
        heads={['Day', 'Payments']}
        startsAxis={first}
        points={Array.from({ length: 24 }, (_, at) => ({
          label: `Nov ${at + 1}, 2026`,
          value: at,
          text: `${at} payments`,
          tick: `Nov ${at + 1}`,
        }))}
      />
    </div>
  )
  const ticks = (container: Element) =>
    [...container.querySelectorAll('svg > text')].map((text) => text.textContent)
  const screen = await render(axis('w-80', false))
  expect(ticks(screen.container).at(-1)).toBe('Nov 24')
  const boxes = [...screen.container.querySelectorAll('svg > text')].map((text) =>
    text.getBoundingClientRect(),
  )
  expect(boxes.length).toBeGreaterThan(2)
  for (const [at, box] of boxes.slice(1).entries())
    expect(box.left).toBeGreaterThan((boxes[at]?.right ?? 0) + 4)
  await screen.rerender(axis('w-80', true))
  expect(ticks(screen.container)[0]).toBe('Nov 1')
  const bare = await chart()
  expect(ticks(bare.container)).toEqual([])
})

test('what it shows is said in words, and each figure stands in a table', async () => {
  // An earlier test may have left the pointer over the chart, which would show that day's figure.
  await userEvent.hover(document.documentElement, { force: true, position: { x: 355, y: 735 } })
  const screen = await chart()
  const caption = 'Taken each day, Nov 18 to today'
  const table = screen.getByRole('table', { name: caption })
  await expect.element(table.getByRole('columnheader', { name: 'Taken' })).toBeInTheDocument()
  await expect
    .element(table.getByRole('row', { name: 'Nov 20, 2026 $900.00, 4 payments' }))
    .toBeInTheDocument()
  const picture = screen.getByRole('group', { name: caption })
  await expect.element(picture).toHaveAttribute('aria-details', table.element().id)
  await expect.element(screen.getByRole('figure').getByText(caption).first()).toBeVisible()
})

test('the tab key stops at today, the arrows go from day to day, and each says its figure', async () => {
  const screen = await chart()
  const column = (name: string) => screen.getByRole('img', { name })
  const figure = screen.getByRole('figure')
  await userEvent.tab()
  await expect.element(column('Nov 21, 2026: $450.00, 2 payments')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(column('Nov 20, 2026')).toHaveFocus()
  await expect.element(figure.getByText('Nov 20, 2026: $900.00, 4 payments')).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(column('Nov 18, 2026')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(column('Nov 21, 2026')).toHaveFocus()
  await userEvent.tab()
  await expect.element(figure.getByText('Nov 21, 2026: $450.00')).not.toBeInTheDocument()
})

test('a day that is tapped says its figure', async () => {
  const screen = await chart()
  await screen.getByRole('img', { name: 'Nov 19, 2026' }).click()
  await expect.element(screen.getByText('Nov 19, 2026: $100.00, 1 payment')).toBeVisible()
})

test.each(['w-64', 'w-32'])('fits its box, %s wide', async (width) => {
  const screen = await chart(width)
  const box = screen.getByRole('group').element().getBoundingClientRect()
  const columns = screen.getByRole('img').all()
  const last = columns.at(-1)?.element().getBoundingClientRect()
  expect(Math.abs((last?.right ?? 0) - box.right)).toBeLessThan(1)
  const [first] = columns.map((column) => column.element().getBoundingClientRect())
  expect(Math.abs((first?.left ?? 0) - box.left)).toBeLessThan(1)
})

test('what is laid on the last column turns green from the stone where it begins', async () => {
  const laid = (from: number) => (
    <div className="w-64">
      <ColumnChart
        caption="Taken each day, Nov 18 to today"
        heads={['Day', 'Taken']}
        points={days}
        laidFrom={from}
      />
    </div>
  )
  const screen = await render(laid(300_00))
  expect(stonesOf(screen.container)).toEqual([0, 1, 9, 5, 2])
  expect(pathsOf(screen.container).at(-1)).toHaveClass('fill-chart-1')
  // A small payment turns the topmost stone.
  await screen.rerender(laid(449_00))
  expect(stonesOf(screen.container).at(-1)).toBe(1)
})
