import { expect, test } from './fixtures.ts'
import { alertDialog, button, having, heading, link, row, text, within } from './tab.ts'

test('Install, then work without the server', async ({ tab, server }) => {
  await tab.open('super-admin/merchants/pending')
  await tab.sees(text('offline ready'))
  await server.kill()
  await tab.press(link('Fee Structure'))
  await tab.sees(heading('Fee Structure'))
  await tab.sees(having(row(), 'EcoCash'))
  await tab.open('super-admin/merchants/pending')
  await tab.press(button('Approve Msasa Pharmacy'))
  await tab.press(within(alertDialog(), button('Approve anyway')))
  await tab.sees(text('Msasa Pharmacy has been approved successfully'))
  await tab.reload()
  await tab.sees(button('Approve Rusape Poultry Feeds'))
  await tab.lacks(text('Msasa Pharmacy'))
  expect(await tab.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
})
