import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { invoiceAt } from '#db/invoices/queries.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { OwedCard } from './owed.tsx'

const now = new Date(2026, 10, 21, 12)
const sentAt = '2026-08-01T08:00:00.000Z'

/** Returns a sent invoice with an amount due and a due date. */
const owing = (id: string, open: number, dueDate: string, currency: 'USD' | 'ZWL' = 'USD') =>
  invoiceAt(
    invoiceRow({ id, number: `INV-00000${id.at(-1)}`, dueDate, currency, sentAt, linkId: '1' }),
    { total: open, paid: 0, credited: 0, pending: 0, open },
    now,
  )

test('what is owed stands by currency, and what is late by its age', async () => {
  await render(
    <OwedCard
      invoices={[
        owing('IN-01', 50_00, '2026-12-05'),
        owing('IN-02', 20_00, '2026-11-20'),
        owing('IN-03', 20_00, '2026-10-10'),
        owing('IN-04', 10_00, '2026-09-01'),
        owing('IN-05', 700_00, '2026-12-05', 'ZWL'),
      ]}
    />,
  )
  await page.getByText('By age', { exact: true }).click()
  const bar = page.getByRole('table', { name: /^Outstanding in USD/ })
  for (const row of [
    'Not due yet 50% $50.00',
    '1 to 30 days 20% $20.00',
    '31 to 60 days 20% $20.00',
    'Over 60 days 10% $10.00',
  ])
    await expect.element(bar.getByRole('row', { name: row })).toBeVisible()
  const sums = page.getByRole('definition')
  expect(sums.elements().map(({ textContent }) => textContent)).toEqual([
    '$100.00',
    '$50.00',
    'ZWL\u00a0700.00',
    'ZWL\u00a00.00',
  ])
})
