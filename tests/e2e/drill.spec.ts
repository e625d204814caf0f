import { pathTo } from '#routes/paths.ts'
import { anotherPhone } from '#tests/support/another-phone.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

test('DEMO-26 a message goes from one phone to another by its code, which has the same payments', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await anotherPhone(browser, baseURL ?? '')
  const till = phone.page
  for (const [each, part] of [
    [page, 'The customer'],
    [till, 'The till'],
  ] as const) {
    await each.goto(pathTo('drill'))
    await settled(each)
    await each.getByRole('button', { name: `Start: ${part}` }).click()
  }
  await page.getByRole('button', { name: /^What to show/ }).click()
  await page.getByText('A made-up payment', { exact: true }).click()
  await page.getByRole('button', { name: 'Show to the till' }).click()
  const code = page.getByRole('img', { name: 'QR code of the message' })
  const message = page.getByText(/^Confirmed|^Approved|^Transfer successful/)
  const words = (await message.textContent()) ?? ''

  await till
    .getByLabel('Picture of the code', { exact: true })
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() })
  await expect(till.getByText(words)).toBeVisible()
  await till.getByRole('button', { name: 'Not real' }).click()
  await till.getByRole('radio', { name: 'Not among our payments' }).check()
  await till.getByRole('button', { name: 'Keep the goods' }).click()
  await expect(till.getByText('Right: not real')).toBeVisible()
  await till.getByRole('button', { name: 'End' }).click()
  await expect(till.getByText('1 of 1 right')).toBeVisible()

  // The result is handed in with those of the exercises.
  await till.getByRole('button', { name: 'My results' }).click()
  const results = till.getByRole('dialog', { name: 'My results' })
  await expect(results.getByText('Is this payment real?')).toBeVisible()
  await expect(results.getByText(/1 of 1 right/)).toBeVisible()
  expect(phone.problems).toEqual([])
  await phone.close()
})
