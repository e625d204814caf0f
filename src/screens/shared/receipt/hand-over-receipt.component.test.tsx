import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileMessages } from '#src/rules/messages/app.ts'
import { payerReceiptOf } from '#src/rules/receipt.ts'
import { toast } from '#src/ui/toast.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { readQr } from '#tests/support/read-qr.ts'
import { drawReceipt, handOverReceipt } from './hand-over-receipt.ts'
import { drawReceiptPdf } from './receipt-pdf.ts'

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

test.each([
  ['80', 227, 17],
  ['58', 164, 14],
] as const)(
  'for %s mm paper nothing lies beyond what the printer prints',
  async (width, whole, edge) => {
    const paper = {
      ...payerReceiptOf({
        payment: paymentRow(88_214, {
          amount: 1_284_550_00,
          customerFee: 25_691_00,
          currency: 'ZWL',
        }),
        merchantName: 'Nyaradzai Chikwanhamunhuwose Mukarakate Trading',
        name: 'Invoice INV-000007',
        paymentCase: null,
        dispute: { status: 'evidence' },
        invoice: {
          number: 'INV-000007',
          total: 2_000_000_00,
          open: 715_450_00,
          creditNotes: ['CN-000001'],
        },
      }),
      id: 'TX-88214',
      business: 'Nyaradzai Chikwanhamunhuwose Mukarakate Trading',
      contact: 'a-rather-long-address-without-any-space@somewhere.example',
    }
    const { file } = await drawReceiptPdf(paper, width)
    const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
    expect(Math.round((await pdf.getPage(1)).getViewport({ scale: 1 }).width)).toBe(whole)
    const { items } = await extractTextItems(pdf)
    const texts = items.flat()
    expect(
      texts.filter((text) => text.x < edge - 1 || text.x + text.width > whole - edge + 1),
    ).toEqual([])
    const joined = texts.map(({ str }) => str).join('')
    for (const whole_ of [paper.business, paper.contact, 'Amount due', 'Customer fee', '(EcoCash)'])
      expect(joined.replaceAll(' ', '')).toContain(whole_.replaceAll(' ', ''))
  },
)

test('a failed payment has none: its address says why, and nothing is downloaded', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.transactions.add(paymentRow(77, { status: 'failed', merchantId: 'M-001' }))
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const said = vi.spyOn(toast, 'error').mockReturnValue()
  await handOverReceipt(db, 'TX-77')
  expect(said).toHaveBeenCalledWith('TX-77 failed. A failed payment has no receipt')
  expect(download).not.toHaveBeenCalled()
})

test('a name as long as may be breaks into lines and leaves nothing out', async () => {
  const customer = 'Nyasha '.repeat(11).trim()
  const lines = await textOf(await receiptOf({ customer }))
  expect(lines.join(' ')).toContain(customer)
})
