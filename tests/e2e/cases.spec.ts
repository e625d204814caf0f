// Proves DSP-2.
import { readFile } from 'node:fs/promises'
import { axe } from '#tests/support/axe.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { approve, askByPhone, openLink, settle } from '#tests/support/payer.ts'

test('a payment that is debited and not credited is found on the provider’s statement, resolved as paid, and the payer sees it', async ({
  page,
  goTo,
}) => {
  await openLink(page)
  await askByPhone(page, { number: '0775555555' })
  await approve(page)
  await settle(page)
  await expect(page.getByRole('heading', { name: 'Your money is not lost' })).toBeVisible()
  await expect(page.getByText('Don’t pay again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report this' })).toBeVisible()
  // Only here: nothing else takes money that does not arrive.
  await axe(page)
  const receipt = page.url()

  await goTo('case-statement')
  const sheet = page.getByRole('dialog', { name: 'Provider statement' })
  const choose = sheet.getByLabel('Choose a statement')
  await test.step('a file that is no statement is told where it was chosen', async () => {
    await choose.setInputFiles({
      name: 'notes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Call Rudo'),
    })
    await expect(sheet.getByRole('alert')).toContainText('This isn’t a statement')
  })
  await test.step('the one that the demo makes has the payment as taken', async () => {
    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Download statement' }).click()
    const file = await (await download).path()
    expect(await readFile(file, 'utf8')).toContain('077 *** 5555,18.00,USD')
    await choose.setInputFiles(file)
    await sheet.getByRole('button', { name: 'Open Case' }).click()
    const form = page.getByRole('dialog', { name: 'Open Case' })
    await form.getByRole('button', { name: 'Open Case' }).click()
    await expect(sheet.getByText('Case CS-02, open.')).toBeVisible()
    await choose.setInputFiles(file)
    await expect(page.getByText('Statement matched with 2 open cases')).toBeVisible()
    // Only here: a statement was matched.
    await axe(page)
  })
  await page.goBack()
  await page.goto('/super-admin/payments/cases')
  await settled(page)
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Vumba' })
  await row.getByRole('button').click()
  const form = page.getByRole('dialog', { name: 'Resolve Case' })
  await expect(form.getByRole('radio', { name: 'Merchant paid' })).toBeChecked()
  await form.getByRole('button', { name: 'Resolve' }).click()
  await expect(form.getByText('Describe what you found')).toBeVisible()
  await form.getByLabel('Findings').fill('It is on the statement.')
  await form.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expect(row).toHaveCount(0)

  await page.goto(receipt)
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await expect(page.getByText('After a check with the provider')).toBeVisible()
})
