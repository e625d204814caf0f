// Proves DATA-5.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { InclConverted, MadeOf, ShowTotal } from './incl-converted.tsx'

const part = { amount: 18_570_00, adds: 1_061_14 }
const opening = () => page.getByRole('button', { name: 'incl. ZWL 18,570 at 17.5' })
const figures = () =>
  [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent)

test('a total that includes ZWL says so, and opens its two parts, which add up to it', async () => {
  await render(
    <main>
      <InclConverted of="Total Revenue" total={4_221_88} part={part} />
    </main>,
  )
  await opening().click()
  await expect
    .element(page.getByRole('dialog', { name: 'Total Revenue by currency' }))
    .toBeVisible()
  expect(figures()).toEqual(['USD$3,160.74', 'ZWL\u00a018,570.00$1,061.14', 'Total$4,221.88'])
  await expect.element(page.getByText('ZWL\u00a017.50 per $1.00')).toBeVisible()
  await componentAxe()
})

test('where there is room the parts stand beside it', async () => {
  await page.viewport(1360, 900)
  await render(<InclConverted of="Volume" total={4_221_88} part={part} />)
  await opening().click()
  await expect.element(page.getByRole('dialog', { name: 'Volume by currency' })).toBeVisible()
  expect(figures()).toHaveLength(3)
  const hasFocus = () => document.activeElement?.closest('[role=dialog]') !== null
  await expect.poll(hasFocus).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(opening()).toHaveFocus()
  await page.viewport(360, 740)
})

test('a total in ZWL names its dollars, and one of a single currency says nothing', async () => {
  const usd = { amount: 25_00, adds: 437_50 }
  await render(
    <main>
      <InclConverted of="Tips" total={10_437_50} currency="ZWL" part={usd} />
      <InclConverted of="Other tips" total={10_00} part={{ amount: 0, adds: 0 }} />
    </main>,
  )
  await page.getByRole('button', { name: 'incl. $25.00 at 17.5 in Tips' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Tips by currency' })).toBeVisible()
  expect(figures()).toEqual([
    'ZWLZWL\u00a010,000.00',
    '$25.00ZWL\u00a0437.50',
    'TotalZWL\u00a010,437.50',
  ])
  expect(document.querySelectorAll('main button')).toHaveLength(1)
})

test('a total can say each currency’s own figure and the rate', async () => {
  await render(
    <main>
      <MadeOf of="Fees" total={4_221_88} part={part} />
      <MadeOf of="Other fees" total={10_00} part={{ amount: 0, adds: 0 }} />
    </main>,
  )
  await page.getByRole('button', { name: '$3,160.74 + ZWL 18,570.00 at 17.5 in Fees' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Fees by currency' })).toBeVisible()
  expect(figures()).toEqual(['USD$3,160.74', 'ZWL\u00a018,570.00$1,061.14', 'Total$4,221.88'])
  expect(document.querySelectorAll('main button')).toHaveLength(1)
})

test('where both figures stand, what they are together is asked for, and is nothing without ZWL', async () => {
  await render(
    <main>
      <ShowTotal of="Volume" total={4_221_88} part={part} />
      <ShowTotal of="Other volume" total={10_00} part={{ amount: 0, adds: 0 }} />
    </main>,
  )
  await expect.element(page.getByText('$4,221.88')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show total in USD' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Volume by currency' })).toBeVisible()
  expect(figures()).toEqual(['USD$3,160.74', 'ZWL\u00a018,570.00$1,061.14', 'Total$4,221.88'])
})
