// Proves UI-4: a name of 80 letters, with and without spaces, holds on every paper.
import { extractTextItems, getDocumentProxy, type StructuredTextItem } from 'unpdf'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { merchantFees } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { longNames } from '#tests/support/eighty-letters.ts'
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { invoiceAt, type InvoiceDetails } from '#db/invoices/queries.ts'
import { invoiceMoney } from '#db/invoices/rules.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { getReportSource } from '#db/reports/queries.ts'
import { reportFields, reportTypes } from '#db/reports/schemas.ts'
import { makeFile } from '#src/files/make-file.ts'
import { customTable } from '#src/files/reports/custom-table.ts'
import { reportTable, type ReportTable } from '#src/files/reports/report-table.ts'
import { payerReceiptOf } from '#src/rules/receipt.ts'
import { rangeOf } from '#src/rules/report-range.ts'
import { drawInvoice } from '#src/screens/dashboard/invoices/pdf/draw-invoice.ts'
import { drawPlanInvoice } from '#src/screens/dashboard/upgrade/draw-plan-invoice.ts'
import { drawCreditNote } from '#src/screens/shared/invoices/draw-credit-note.ts'
import { drawStatement } from '#src/screens/shared/payouts/statement-files.ts'
import { drawReceiptPdf } from '#src/screens/shared/receipt/receipt-pdf.ts'

const now = new Date(2026, 10, 21, 14, 14)
const at = '2026-11-20T08:00:00.000Z'

const merchantOf = (name: string) => ({
  ...waitingMerchant({ id: 'M-002', name }),
  address: `12 ${name.slice(0, 60)} Road, Mutare`,
  email: `${name.replaceAll(' ', '').slice(0, 50)}@vumbacoffee.example`.toLowerCase(),
  tin: '2000148735',
  vatNumber: '220148735',
})

const paymentOf = (name: string) =>
  paymentRow(88_214, {
    merchantId: 'M-002',
    date: at,
    customer: name,
    reference: `EC-${name.replaceAll(' ', '').slice(0, 60)}`,
    amount: 1_284_550_00,
    currency: 'ZWL',
    customerFee: 25_691_00,
  })

function invoiceOf(name: string): InvoiceDetails {
  const row = invoiceRow({
    number: 'INV-000001',
    sentAt: at,
    currency: 'ZWL',
    customer: {
      name,
      email: `${name.replaceAll(' ', '').slice(0, 60)}@customer.example`,
      phone: '+263 77 123 4567',
      tin: '2000999111',
    },
    lines: [
      { description: name, quantity: 1_000, unitPrice: 899_999_99 },
      { description: name, quantity: 899_999_999, unitPrice: 1 },
      { description: name, quantity: 2_000, unitPrice: 18_00 },
    ],
    discount: { kind: 'percent', percent: 12.5 },
    taxPercent: 15.5,
    notes: name,
  })
  return {
    invoice: invoiceAt(row, invoiceMoney(row, []), now),
    merchant: merchantOf(name),
    link: { id: '1050' } as InvoiceDetails['link'],
    payments: [],
    creditNotes: [],
    number: 'INV-000001',
    language: 'en',
  }
}

const receiptOf = (name: string) => ({
  ...payerReceiptOf({
    payment: paymentOf(name),
    merchantName: name,
    name,
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
  business: name,
  contact: merchantOf(name).address,
})

const statementOf = (name: string) =>
  drawStatement(
    {
      payout: payoutRow({ currency: 'ZWL', amount: 97_000_000, destination: `${name} •••• 5667` }),
      merchant: null,
      contents: {
        lines: [0, 1, 2].map((line) => ({
          id: `TX-${line}`,
          date: at,
          customer: name,
          type: 'payment' as const,
          gross: 1_000_000_00,
          customerFee: 2,
          fee: 45_000_20,
          net: 954_999_80,
        })),
        rest: { amount: 50, of: null },
        total: 97_000_000,
      },
    },
    merchantOf(name),
  )

/** Writes a report of payments by customers of that name. */
async function reportOf(
  name: string,
  table: (
    ...from: Parameters<typeof customTable> extends [infer Db, infer Source, ...unknown[]]
      ? [Db, Source]
      : never
  ) => ReportTable,
) {
  const db = emptyDatabase()
  await db.merchants.add(merchantOf(name))
  await db.documents.add(documentOf('M-002'))
  await db.merchantFees.bulkAdd(merchantFees)
  await db.invoices.bulkAdd([
    invoiceOf(name).invoice,
    { ...invoiceOf(name).invoice, id: 'IN-02', currency: 'USD' },
  ])
  const payments = [0, 1, 2].map((number) => ({
    ...paymentOf(name),
    id: `TX-${88_214 + number}`,
    ...(number > 1 && { currency: 'USD' as const }),
  }))
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...payments))
  const { columns, head, rows } = table(db, await getReportSource(db, 'M-002'))
  return makeFile({
    format: 'pdf',
    columns,
    head,
    rows,
    onProgress: () => {},
    signal: new AbortController().signal,
  })
}

const settings = {
  ...rangeOf('last30days', { from: '', to: '' }, now),
  statuses: [],
  methods: [],
  types: [],
}

type Draw = (name: string) => Promise<{ file: Blob }>

const papers: Record<string, Draw> = {
  invoice: (name) =>
    drawInvoice(invoiceOf(name), 'https://paid.example/pay/inv-000001-abc#n=Invoice'),
  'credit note': (name) =>
    drawCreditNote(invoiceOf(name), {
      number: 'CN-000001',
      refundId: 'TX-2',
      issuedAt: at,
      amount: 5_00,
      tax: 67,
      reason: name,
    }),
  'receipt of 80 mm': (name) => drawReceiptPdf(receiptOf(name), '80'),
  'receipt of 58 mm': (name) => drawReceiptPdf(receiptOf(name), '58'),
  'payout statement': statementOf,
  'plan invoice': (name) =>
    drawPlanInvoice(merchantOf(name), {
      id: 'PI-01',
      merchantId: 'M-002',
      plan: 'business',
      period: 'monthly',
      from: at,
      until: at,
      lines: [{ text: name, amount: 99_00, currency: 'USD' }],
      totals: [{ amount: 99_00, currency: 'USD' }],
      createdAt: at,
      attemptId: 'pi-1',
    }),
  'report of every field': (name) =>
    reportOf(name, (db, source) =>
      customTable(db, source, settings, { title: name, fields: reportFields }),
    ),
  ...Object.fromEntries(
    reportTypes.map((type): [string, Draw] => [
      `${type} report`,
      (name) => reportOf(name, (_db, source) => reportTable(source, { ...settings, type })),
    ]),
  ),
}

/** The space that a printer leaves free at the sides, in points: of A4, and of till paper. */
const edgeOf = (width: number) => (width > 300 ? 36 : 14)

const isOver = (one: StructuredTextItem, other: StructuredTextItem) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.fontSize * 0.7, other.y + other.fontSize * 0.7) - Math.max(one.y, other.y) >
    1

/** Returns the texts of a PDF that leave its paper or lie over one another, and all of them as one. */
async function readPaper(file: Blob) {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const { items } = await extractTextItems(pdf)
  const wrong: string[] = []
  for (const [page, texts] of items.entries()) {
    const [, , width = 0, height = 0] = (await pdf.getPage(page + 1)).view
    const shown = texts.filter(({ str }) => str.trim() !== '')
    const edge = edgeOf(width) - 1
    for (const [place, text] of shown.entries()) {
      const { str, x, y, width: wide } = text
      if (x < edge || x + wide > width - edge || y < edge / 2 || y > height)
        wrong.push(`leaves page ${page + 1}: ${str}`)
      for (const other of shown.slice(place + 1))
        if (isOver(text, other)) wrong.push(`lie over one another: ${str} / ${other.str}`)
    }
  }
  const joined = items
    .flat()
    .map(({ str }) => str)
    .join('')
  return { wrong, letters: joined.replaceAll(/\s/g, '') }
}

test.each(
  Object.keys(papers).flatMap((paper) =>
    Object.entries(longNames).map(([kind, name]) => ({ paper, kind, name })),
  ),
)(
  'on a $paper a name of 80 letters ($kind) stays in its place, and whole',
  async ({ paper, name }) => {
    const { file } = (await papers[paper]?.(name)) ?? {}
    if (!file) throw new Error(`There is no ${paper}.`)
    const { wrong, letters } = await readPaper(file)
    expect(wrong).toEqual([])
    expect(letters).toContain(name.replaceAll(' ', ''))
  },
)
