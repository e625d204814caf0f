// Proves UI-4: a name of 80 letters, with and without spaces, holds on every row, card and strip.
import { builtPaths, type PathId, pathTo } from '#routes/paths.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { goWithin } from '#tests/support/go-within.ts'
import { expectInPlace, giveLongNames } from '#tests/support/long-names.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways.ts'
import { ledgerOf } from '#tests/support/stored-rows.ts'

const rowOf = (id: PathId) => {
  const row = builtPaths.find((each) => each.id === id)
  if (!row) throw new Error(`There is no ${id}.`)
  return row
}

const parts: Record<string, [id: PathId, params?: Record<string, string>, query?: string][]> = {
  'the dashboard': [
    ['dashboard'],
    ['business'],
    ['transactions'],
    ['disputes'],
    ['merchant-cases'],
    ['invoices'],
    ['payment-links'],
    ['payouts'],
    ['users'],
    ['user-groups'],
    ['applications'],
  ],
  'the console': [
    ['console'],
    ['merchants'],
    ['pending-merchants'],
    ['merchant', { id: 'M-002' }],
    ['merchant', { id: 'M-001' }],
    ['merchant', { id: 'M-001' }, '?tab=transactions'],
    ['merchant', { id: 'M-001' }, '?tab=people'],
    ['console-users'],
    ['admin-users'],
    ['console-transactions'],
    ['cases'],
    ['console-disputes'],
    ['financial-reports', {}, '?tab=merchants'],
    ['analytics', {}, '?tab=merchants'],
    ['analytics', {}, '?tab=geography'],
    ['activity-logs'],
    ['permissions'],
  ],
}

for (const [area, screens] of Object.entries(parts))
  test(`${area}: long names stay in their place @both`, async ({ page }) => {
    test.slow()
    const [first] = screens
    await page.goto(pathTo(first?.[0] ?? 'dashboard'))
    await settled(page)
    await giveLongNames(page)
    await page.reload()
    await settled(page)
    for (const [id, params, query = ''] of screens)
      await test.step(`${id}${query}`, async () => {
        const { title } = rowOf(id)
        await goWithin(page, { path: pathTo(id, params) + query, title })
        await expectNoSidewaysScroll(page)
        await expectInPlace(page)
      })
  })

test('a payment’s details and the checkout keep long names in their place @both', async ({
  page,
}) => {
  await page.goto(pathTo('transactions'))
  await settled(page)
  await giveLongNames(page)
  const paid = (await ledgerOf(page)).find(({ type }) => type === 'payment')
  await page.goto(pathTo('transaction-details', { id: paid?.id ?? '' }))
  await expect(page.getByRole('dialog').getByText('Timeline')).toBeVisible()
  await expectInPlace(page)
  await page.goto('/pay/vumba-blend-1kg')
  await settled(page)
  await expectNoSidewaysScroll(page)
  await expectInPlace(page)
})
