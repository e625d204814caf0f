import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { standAt } from '#tests/support/component-router.tsx'
import { LinkRow, RowLine } from './row-lines.tsx'

const long = 'Beitbridge Freight and Clearing Desk, Southern Region'

/** The width of a row's lines on the narrowest phones, beside its tile and its menu. */
async function drawn(end: string) {
  await page.viewport(320, 640)
  await render(
    standAt('/').within(
      <ul className="w-[220px]">
        <LinkRow to="/there" name={long} end={<span className="whitespace-nowrap">{end}</span>}>
          <RowLine end="Completed">TX-88207 · 11:22 AM</RowLine>
        </LinkRow>
      </ul>,
    ),
  )
  const name = page.getByText(long).element()
  const amount = page.getByText(end).element()
  return { name, amount: amount.getBoundingClientRect(), box: name.getBoundingClientRect() }
}

test('a name takes as many lines as it needs, beside the amount', async () => {
  const { name, amount, box } = await drawn('$45.00')
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  expect(getComputedStyle(name).textOverflow).toBe('clip')
  expect(box.height).toBeGreaterThan(2 * Number.parseFloat(getComputedStyle(name).lineHeight) - 1)
  expect(amount.left).toBeGreaterThanOrEqual(box.right)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/there')
})

test('an amount that leaves no room for the name goes below it, whole', async () => {
  const { amount, box } = await drawn('ZWL 12,611,449.34')
  expect(amount.top).toBeGreaterThanOrEqual(box.bottom - 1)
  expect(amount.width).toBeLessThanOrEqual(220)
})
