// Proves ADM-8.
import { readFile } from 'node:fs/promises'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'

test('tabs with their counts, and what is found by ID, merchant and customer', async ({
  page,
  goTo,
}) => {
  await goTo('console-transactions')
  const panel = page.getByRole('tabpanel')
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}\\s?[\\d,]+$`) })
  await test.step('tabs', async () => {
    for (const name of ['All', 'Completed', 'Pending', 'Failed'])
      await expect(tab(name)).toBeVisible()
    await expect(page.getByText(/^Showing 25 of [\d,]+ transactions$/)).toBeVisible()
    await tab('Completed').click()
    await expect(panel.getByText('Completed', { exact: true }).first()).toBeVisible()
    await expect(panel.getByText('Failed', { exact: true })).toHaveCount(0)
    await tab('Failed').click()
    await expect(panel.getByText('Failed', { exact: true }).first()).toBeVisible()
    await expect(panel.getByText('Completed', { exact: true })).toHaveCount(0)
    await tab('All').click()
  })
  await test.step('search', async () => {
    const search = page.getByRole('searchbox', { name: 'Search transactions' })
    for (const text of ['TX-88214', 'vumba COFFEE', 'rudo chikomo']) {
      await search.fill(text)
      await expect(panel.getByText(new RegExp(text, 'i')).first()).toBeVisible()
      await expect(page.getByText(/^Showing \d+ of [\d,]+ transactions$/)).toBeVisible()
    }
    await search.fill('no one at all')
    await expect(page.getByRole('heading', { name: 'No transactions found.' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByText(/^Showing 25 of/)).toBeVisible()
  })
})

test(
  'one merchant’s failed card payments, their details over the list, and the file of them; a payment is refunded there',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/super-admin/payments/transactions?merchant=M-001&tab=failed&method=visa')
    await settled(page)
    const found = (await ledgerOf(page)).filter(
      (row) =>
        row.merchantId === 'M-001' && row.status === 'failed' && row.paymentMethod === 'visa',
    )
    await expect(
      page.getByText(`Showing ${found.length} of ${found.length} transactions`),
    ).toBeVisible()
    const [first] = found.sort((a, b) => b.date.localeCompare(a.date))
    const row = page.getByRole('tabpanel').getByRole('listitem').first()
    await row.getByRole('button').first().click()
    const details = page.getByRole('dialog', { name: first?.id ?? '' })
    await expect(details.getByText('Timeline')).toBeVisible()
    await expect(details.getByText(/^Fee/)).toHaveCount(0)
    await page.goBack()
    await expect(details).toHaveCount(0)
    await expect(page).toHaveURL(/merchant=M-001/)

    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    ])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    expect(lines[0]).toContain(
      'Transaction ID,Merchant,Customer,Type,Method,Amount,Currency,Fee,Customer Fee,Net,Status,Date,Reference',
    )
    expect(lines).toHaveLength(found.length + 1)

    await page.getByRole('button', { name: /^Clear filter: Vumba/ }).click()
    await expect(page).not.toHaveURL(/merchant/)

    await page.goto('/super-admin/payments/transactions/TX-88214')
    const paid = page.getByRole('dialog', { name: 'TX-88214' })
    await paid.getByRole('button', { name: 'Process Refund' }).click()
    const refund = page.getByRole('dialog', { name: 'Process Refund' })
    await expect(
      refund.getByText(/^Refunds come out of the merchant’s USD balance\./),
    ).toBeVisible()
    await refund.getByLabel('Reason').fill('Charged twice')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText('$45.00 of TX-88214 refunded')).toBeVisible()
    await expect(paid.getByText('Refunded payment')).toBeVisible()
    await expect(paid.getByRole('button', { name: 'Process Refund' })).toHaveCount(0)
  },
)

test('a pasted address, a reload and Back bring every list back as it was left', async ({
  page,
  goTo,
}) => {
  const searched = page.getByRole('searchbox')
  const chosen = page.getByRole('tab', { selected: true })
  for (const [path, text, tab] of [
    ['/super-admin/payments/transactions?tab=completed&q=vumba&page=2', 'vumba', /^Completed/],
    ['/super-admin/merchants?q=msasa&sort=-volume', 'msasa', undefined],
    ['/dashboard/payments/links?tab=active&q=blend&sort=name', 'blend', /^Active/],
    ['/dashboard/payments/transactions?q=moyo&status=successful&sort=amount', 'moyo', undefined],
  ] as const) {
    await page.goto(path)
    const isAsLeft = async () => {
      await settled(page)
      await expect(searched).toHaveValue(text)
      if (tab) await expect(chosen).toHaveText(tab)
      await expect(page).toHaveURL(path)
    }
    await isAsLeft()
    await page.reload()
    await isAsLeft()
    await goTo('business')
    await page.goBack()
    await isAsLeft()
  }
})
