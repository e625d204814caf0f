import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StatCard, StatRows } from './stat-card.tsx'

const more = { amount: '40 more', rest: 'than before', direction: 'up' } as const

test('a figure says in words how it moved', async () => {
  const screen = await render(<StatCard label="Transactions" value="99" comparison={more} />)
  await expect.element(screen.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  await expect.element(screen.getByText('99')).toBeVisible()
  await expect.element(screen.getByText('40 more than before')).toBeVisible()
})

test.each([
  [360, true],
  [1280, false],
])('at %i px the figure stands above its label: %s', async (width, above) => {
  await page.viewport(width, 740)
  const screen = await render(<StatCard label="Transactions" value="99" comparison={more} />)
  const top = (text: string) => screen.getByText(text).element().getBoundingClientRect().top
  expect(top('99') < top('Transactions')).toBe(above)
})

test('what is on its way takes no less room than what comes', async () => {
  await page.viewport(360, 740)
  const card = (value: string | undefined) => (
    <div className="w-28">
      <StatCard label="Transactions" value={value} comparison={value ? more : undefined} />
    </div>
  )
  const screen = await render(card(undefined))
  const height = () => screen.container.getBoundingClientRect().height
  const waiting = height()
  await screen.rerender(card('99'))
  expect(Math.abs(height() - waiting)).toBeLessThanOrEqual(4)
})

test.each([
  [360, false],
  [1360, true],
])(
  'at %i px several are the rows of one card, each figure at the end of its row: %s',
  async (width, rows) => {
    await page.viewport(width, 740)
    const screen = await render(
      <StatRows>
        <StatCard label="Transactions" value="99" comparison={more} />
        <StatCard label="Customers" value="45" comparison={more} />
      </StatRows>,
    )
    const box = (text: string) => screen.getByText(text).element().getBoundingClientRect()
    expect(box('45').top > box('99').bottom).toBe(rows)
    expect(box('99').left > box('Transactions').right).toBe(rows)
  },
)
