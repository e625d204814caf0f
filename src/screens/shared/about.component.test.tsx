import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setDisplayCurrency } from '#db/text/format.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { About } from './about.tsx'

afterEach(() => setDisplayCurrency('none'))

const Totals = () => (
  <main>
    <div>
      $10.00 <About amount={10_00} currency="USD" />
    </div>
    <div>
      ZWL 35.00 <About amount={35_00} currency="ZWL" />
    </div>
    <About currency="USD" />
    <About currency="ZWL" />
  </main>
)

test('totals stand as they are until a currency is chosen', async () => {
  await render(<Totals />)
  expect(page.getByRole('main').element().textContent).toBe('$10.00 ZWL 35.00 ')
})

test.each([
  ['ZWL', 'about ZWL\u00a0175.00', '$2.00'],
  ['USD', 'about $2.00', '175.00'],
] as const)(
  'in %s a total of the other one says: %s, and the rate is named once',
  async (chosen, said, not) => {
    setDisplayCurrency(chosen)
    await render(<Totals />)
    await expect.element(page.getByText(said)).toBeVisible()
    expect(page.getByRole('main').element().textContent).not.toContain(not)
    expect(
      page.getByText('amounts use a sample rate: ZWL\u00a017.50 per $1.00').elements(),
    ).toHaveLength(1)
    await componentAxe()
  },
)
