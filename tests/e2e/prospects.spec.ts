// Proves DEMO-24.
import { contactSales } from '#tests/support/contact-sales.ts'
import { openDemoControls, resetToSeed } from '#tests/support/demo-controls.ts'
import { expect, test } from '#tests/support/fixtures.ts'

test('a visitor who contacts sales is in the presenter’s list of prospects, and a reset keeps them', async ({
  page,
}) => {
  await contactSales(page)
  await page.keyboard.press('Escape')

  const controls = await openDemoControls(page)
  await controls.getByRole('button', { name: 'Open prospects' }).click()
  const row = page
    .getByRole('list', { name: 'Prospects' })
    .getByRole('listitem')
    .filter({ hasText: 'Rudo Chikomo' })
  await expect(row).toContainText('+263 77 000 0071, rudo@karibahouseboats.example')
  await expect(row).toContainText('We rent out houseboats.')

  await resetToSeed(page)
  await expect(row).toContainText('+263 77 000 0071')
  await page.reload()
  await expect(row).toContainText('+263 77 000 0071')
})
