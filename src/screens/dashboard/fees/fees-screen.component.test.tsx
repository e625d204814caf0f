import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { nothingConverted } from '#db/money.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { MerchantFeeTable } from './fee-table.tsx'
import { MethodCosts } from './fees-screen.tsx'

test('each method stands with its fees, their share and what they were of its payments', async () => {
  await render(
    <MethodCosts
      methods={[
        {
          method: 'ecocash',
          count: 3,
          amount: 300_00,
          fees: 8_10,
          feesZwl: nothingConverted(),
          percent: 61,
        },
        {
          method: 'onemoney',
          count: 1,
          amount: 100_00,
          fees: 3_15,
          feesZwl: { amount: 5_25, adds: 30 },
          percent: 24,
        },
        {
          method: 'payouts',
          count: 2,
          amount: 900_00,
          fees: 2_00,
          feesZwl: nothingConverted(),
          percent: 15,
        },
      ]}
    />,
  )
  const table = page.getByRole('table', { name: 'Share of the fees by method, last 30 days' })
  await expect
    .element(table.getByRole('row', { name: 'EcoCash 2.7% of $300.00 61% $8.10' }))
    .toBeVisible()
  await expect
    .element(table.getByRole('row', { name: 'OneMoney 3.15% of $100.00 24% $3.15' }))
    .toBeVisible()
  await expect
    .element(table.getByRole('row', { name: 'Payouts 2 payouts 15% $2.00' }))
    .toBeVisible()
  await expect
    .element(page.getByText('$13.25 in total. Highest rate: OneMoney, 3.15%.'))
    .toBeVisible()
  await expect.element(page.getByText('incl. ZWL\u00a05.25 at 17.5')).toBeVisible()
})

test('the table says whose fees these are, and where the list rates are', async () => {
  const { within } = standAt('/dashboard/payments/fees')
  await render(within(<MerchantFeeTable tables={{ merchantFees, fees: [], plan: 'business' }} />))
  const row = page.getByRole('listitem').filter({ hasText: 'EcoCash' })
  await expect.element(row).toHaveTextContent('2.0%$2.00 on $100')
  for (const [payout, fee] of [
    ['Payout to a bank', '$1.00$1.00 on $100'],
    ['Payout to a wallet', '1.0%$1.00 on $100'],
  ] as const)
    await expect
      .element(page.getByRole('listitem').filter({ hasText: payout }))
      .toHaveTextContent(fee)
  await expect
    .element(
      page.getByText(/You’re charged these fees on Business; the pricing page has list rates/),
    )
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Compare plans' }))
    .toHaveAttribute('href', '/dashboard/upgrade')
})
