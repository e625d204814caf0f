import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Account } from '#db/people/schemas.ts'
import { aboutMoney } from '#db/text/amount.ts'
import { formatMoney } from '#db/text/format.ts'
import { WithPreferences } from './dashboard-shell.tsx'

const account: Account = {
  id: 'rudo@karibaboats.example',
  merchantId: 'M-001',
  createdAt: '2026-11-21T12:14:00.000Z',
}
const Total = () => `${formatMoney(1_234_50, 'USD')}: ${aboutMoney(1_234_50, 'USD')}`
const total = <Total />
const drawn = (preferences: Account | null) => (
  <main>
    <WithPreferences account={preferences}>{total}</WithPreferences>
  </main>
)
const shown = () => page.getByRole('main').element().textContent

test('what is inside is drawn anew with what the person chooses, and as at first once it has left', async () => {
  const screen = await render(drawn(null))
  expect(shown()).toBe('$1,234.50: ')
  await screen.rerender(drawn({ ...account, displayCurrency: 'ZWL' }))
  expect(shown()).toBe('$1,234.50: about ZWL\u00a021,603.75')
  await screen.rerender(drawn({ ...account, displayCurrency: 'ZWL', figures: 'plain' }))
  expect(shown()).toBe('$1234.50: about ZWL\u00a021603.75')
  await screen.rerender(drawn({ ...account, displayCurrency: 'none' }))
  expect(shown()).toBe('$1,234.50: ')
  await screen.rerender(drawn({ ...account, displayCurrency: 'USD' }))
  expect(shown()).toBe('$1,234.50: ')
  await screen.rerender(drawn({ ...account, displayCurrency: 'ZWL' }))
  await screen.unmount()
  expect([formatMoney(1_234_50, 'USD'), aboutMoney(1_234_50, 'USD')]).toEqual(['$1,234.50', ''])
})
