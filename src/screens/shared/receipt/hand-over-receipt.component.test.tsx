import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { fileMessages } from '#src/rules/messages/app.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { readQr } from '#tests/support/read-qr.ts'
import { drawReceipt } from './hand-over-receipt.ts'

const business = {
  name: 'Vumba Coffee Roasters',
  address: '12 Chikanga Road, Mutare',
  phone: '077 512 3456',
}

/** The text of a payment's receipt, read back from the PDF. */
async function receiptOf(over: Parameters<typeof paymentRow>[1] = {}) {
  const row = paymentRow(88_214, { reference: 'EC-5512', ...over })
  const { file } = await drawReceipt(row, business)
  return getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
}

async function textOf(pdf: Awaited<ReturnType<typeof receiptOf>>): Promise<string[]> {
  const { items } = await extractTextItems(pdf)
  return items.flat().map(({ str }) => str)
}

test('a receipt holds the business, the payment’s figures and whose it is, on one page', async () => {
  const pdf = await receiptOf()
  expect(pdf.numPages).toBe(1)
  expect(await textOf(pdf)).toEqual(
    expect.arrayContaining([
      'Vumba Coffee Roasters',
      '12 Chikanga Road, Mutare, 077 512 3456',
      'Receipt',
      'TX-88214',
      'Rudo Chikomo',
      'EcoCash',
      '$45.00',
      'EC-5512',
      'by Paid',
    ]),
  )
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Receipt TX-88214', Creator: 'Paid' })
})

test.each([
  ['its reference', { reference: 'EC-5512' }, 'EC-5512'],
  ['its ID, where it has no reference', { reference: '' }, 'TX-88214'],
])('the QR code on it says %s', async (_what, over, said) => {
  const page = await (await receiptOf(over)).getPage(1)
  const viewport = page.getViewport({ scale: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('There is nothing to draw on.')
  await page.render({ canvas, canvasContext: ink, viewport }).promise
  expect(readQr(ink.getImageData(0, 0, canvas.width, canvas.height))).toBe(said)
})

test('a name that the font lacks is printed as stand-ins, and named in the message', async () => {
  const row = paymentRow(88_214, { customer: '\u674e\u660e' })
  const { file, missing } = await drawReceipt(row, business)
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  expect(await textOf(pdf)).toContain('??')
  expect(fileMessages.made('Receipt for TX-88214 downloaded', missing)).toBe(
    'Receipt for TX-88214 downloaded. A PDF can’t show these characters, and prints ? for each: \u674e \u660e',
  )
})

test('a name as long as may be breaks into lines and leaves nothing out', async () => {
  const customer = 'Nyasha '.repeat(11).trim()
  const lines = await textOf(await receiptOf({ customer }))
  expect(lines.join(' ')).toContain(customer)
})
