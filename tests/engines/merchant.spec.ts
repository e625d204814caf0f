import { pdfOf } from '#tests/support/sample-files.ts'
import { expect, test } from './fixtures.ts'
import { makeLink, payByPhone } from './steps.ts'
import {
  alertDialog,
  button,
  dialog,
  field,
  having,
  heading,
  link,
  listItem,
  menuItem,
  number,
  region,
  row,
  text,
  within,
} from './tab.ts'

test('Log in', async ({ tab }) => {
  await tab.open('auth/login')
  await tab.fill(field('Email'), 'tendai@vumbacoffee.example')
  await tab.fill(field('Password'), 'secret-1')
  await tab.press(button('Log in'))
  await tab.sees(heading('Enter your code'))
  // The field has the focus.
  await tab.type('123456')
  await tab.sees(text('OTP verified successfully!'))
  await tab.sees(heading(/Tendai/))
})

test('Refund a payment', async ({ tab }) => {
  await tab.open('dashboard/payments/transactions?type=payment&status=successful')
  await tab.press(button(/^Actions for/))
  await tab.press(menuItem('Process Refund'))
  const form = dialog('Process Refund')
  await tab.fill(within(form, field('Reason')), 'One bag was missing')
  await tab.press(within(form, button('Refund')))
  await tab.sees(text(/refunded/))
  await tab.lacks(form)
})

test('Upload a document, which a reload keeps', async ({ tab }) => {
  await tab.open('dashboard/business')
  await tab.chooseFile('Choose documents to upload', {
    name: 'Tax clearance.pdf',
    buffer: pdfOf(2000),
  })
  await tab.sees(text(/^Tax clearance\.pdf uploaded/))
  await tab.reload()
  await tab.sees(having(listItem(), 'Tax clearance.pdf'))
})

test('Edit fees in the console', async ({ tab }) => {
  await tab.open('super-admin/payments/fees')
  await tab.press(button('Edit Fees'))
  await tab.fill(number('EcoCash, Merchant fee'), '3')
  await tab.press(button('Save Changes'))
  await tab.sees(text('Fee structure updated successfully'))
  await tab.open('dashboard/payments/fees')
  await tab.sees(having(row(), '3.0%'))
})

test('Create a link, pay it as the customer, reload, reset', async ({ tab }) => {
  await tab.open('dashboard/payments/links')
  await makeLink(tab, 'Loaf of bread', '1')
  await tab.press(link('Open as Customer'))
  await payByPhone(tab, '$1.00')
  await tab.reload()
  await tab.sees(heading('Paid'))
  await tab.open('dashboard/payments/links')
  await tab.sees(within(having(row(), 'Loaf of bread'), text('1 payment')))

  await tab.press(button(/^Demo controls/))
  await tab.press(button('Reset to seed'))
  await tab.press(within(alertDialog('Reset to seed?'), button('Reset to seed')))
  await tab.sees(text('Sample data restored'))
  await tab.lacks(text('Loaf of bread'))
})

test('Receipt as PDF and picture', async ({ tab }) => {
  await tab.open('pay/vumba-blend-1kg')
  await payByPhone(tab, '$18.00')
  const pdf = await tab.download(button('Download PDF'))
  expect(pdf.name).toMatch(/^receipt-TX-\d+\.pdf$/)
  expect(pdf.buffer.subarray(0, 5).toString()).toBe('%PDF-')
  const picture = await tab.download(button('Download picture'))
  expect(picture.name).toMatch(/\.png$/)
  expect(picture.buffer.subarray(1, 4).toString()).toBe('PNG')
})

test('Send an invoice', async ({ tab }) => {
  await tab.open('dashboard/payments/invoices')
  await tab.press(link('Create First Invoice'))
  await tab.fill(field('Customer name'), 'Rudo Chikomo')
  await tab.fill(field('Email'), 'rudo@chikomo.example')
  await tab.fill(field('Description'), 'Vumba Blend, 1 kg')
  await tab.fill(field('Unit price'), '18')
  await tab.press(button('Review and Send'))
  await tab.press(within(dialog('Send INV-000001?'), button('Send Invoice')))
  await tab.sees(text('INV-000001 sent'))
  await tab.sees(heading('INV-000001'))
})

test('Request a payout', async ({ tab }) => {
  await tab.open('dashboard/payments/payouts')
  await tab.press(button('Request Payout'))
  const form = dialog('Request Payout')
  await tab.fill(within(form, field('Amount')), '500')
  await tab.sees(within(form, text('You receive')))
  await tab.press(within(form, button('Request Payout')))
  await tab.sees(text(/^\$499\.00 payout requested/))
  await tab.sees(within(region('Balances'), text('$2,740.50')))
})

test('Generate a report', async ({ tab }) => {
  await tab.open('dashboard/reports')
  await tab.sees(text(/^\d+ rows?$/))
  const report = await tab.download(button('Generate Report'))
  expect(report.name).toMatch(/^transactions-report-.*\.(pdf|csv|xlsx)$/)
  expect(report.buffer.length).toBeGreaterThan(1000)
  await tab.sees(text(/^Transactions report generated/))
})
