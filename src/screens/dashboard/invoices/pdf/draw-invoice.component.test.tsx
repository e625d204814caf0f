// Proves INV-6.
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { readQr } from '#tests/support/read-qr.ts'
import { invoiceAt, type InvoiceDetails } from '#db/invoices/queries.ts'
import { invoiceMoney } from '#db/invoices/rules.ts'
import { drawInvoice } from './draw-invoice.ts'

const address = 'https://paid.example/pay/inv-000001-abc#n=Invoice'
const merchant = {
  name: 'Vumba Coffee Roasters',
  address: '12 Chikanga Road, Mutare',
  phone: '077 512 3456',
  email: 'hello@vumbacoffee.example',
} as InvoiceDetails['merchant']

/** Returns the PDF of a sent invoice, opened by a separate library. */
async function opened(
  over: Parameters<typeof invoiceRow>[0] = {},
  numbers: Partial<InvoiceDetails['merchant']> = {},
) {
  const row = invoiceRow({ number: 'INV-000001', sentAt: '2026-11-20T08:00:00.000Z', ...over })
  const details: InvoiceDetails = {
    invoice: invoiceAt(row, invoiceMoney(row, []), new Date(2026, 10, 21)),
    merchant: { ...merchant, ...numbers },
    link: { id: '1050' } as InvoiceDetails['link'],
    payments: [],
    creditNotes: [],
    number: 'INV-000001',
    language: 'en',
  }
  const { file } = await drawInvoice(details, address)
  return getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
}

async function textOf(pdf: Awaited<ReturnType<typeof opened>>): Promise<string[]> {
  const { items } = await extractTextItems(pdf)
  return items.flat().map(({ str }) => str)
}

test('an invoice’s PDF holds who, what, how much and that it is not fiscal, on one A4 page', async () => {
  const pdf = await opened({
    discount: { kind: 'percent', percent: 10 },
    taxPercent: 15,
    notes: 'Thank you.',
  })
  expect(pdf.numPages).toBe(1)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  expect(await textOf(pdf)).toEqual(
    expect.arrayContaining([
      'Vumba Coffee Roasters',
      'INV-000001',
      'Due Dec 5, 2026',
      'Rudo Chikomo',
      'Vumba Blend, 1 kg',
      '$18.00',
      'Discount 10%',
      '\u2212$3.60',
      '$4.86',
      '$37.26',
      'Thank you.',
      'By USSD, with the reference ZW1050. Pay in full or in parts.',
      'Sample, do not pay',
      'Sample invoice. Not a fiscal invoice.',
    ]),
  )
})

test('a hundred lines go on over pages, each with its heads and number', async () => {
  const line = { description: 'Beans '.repeat(12), quantity: 1_000, unitPrice: 1_00 }
  const pdf = await opened({ lines: Array.from({ length: 100 }, () => line) })
  expect(pdf.numPages).toBeGreaterThan(2)
  const texts = await textOf(pdf)
  expect(texts.filter((text) => text === 'Unit price').length).toBeGreaterThan(2)
  expect(texts).toContain(`${pdf.numPages} of ${pdf.numPages}`)
  expect(texts.filter((text) => text === '$100.00').length).toBeGreaterThan(0)
})

test('its code leads to where it is paid', async () => {
  const page = await (await opened()).getPage(1)
  const viewport = page.getViewport({ scale: 3 })
  const canvas = document.createElement('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('There is nothing to draw on.')
  await page.render({ canvas, canvasContext: ink, viewport }).promise
  expect(readQr(ink.getImageData(0, 0, canvas.width, canvas.height))).toBe(address)
})

test.each([
  ['Tax invoice', { tin: '2000148735', vatNumber: '220148735' }, 'TIN 2000148735 · VAT 220148735'],
  ['Invoice', { tin: '2000148735' }, 'TIN 2000148735'],
  ['Invoice', { tin: '', vatNumber: '220148735' }, 'VAT 220148735'],
] as const)('it is titled %s with %j', async (title, numbers, printed) => {
  const customer = { name: 'Rudo Chikomo', email: 'rudo@x.example', phone: '', tin: '2000999111' }
  const text = await textOf(await opened({ taxPercent: 15.5, customer }, numbers))
  expect(text).toEqual(expect.arrayContaining([title, 'VAT 15.5%', 'TIN 2000999111', 'by Paid']))
  expect(text.map((line) => line.replaceAll('\u00a0', ' '))).toContain(printed)
})
