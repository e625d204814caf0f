import { parse } from 'csv-parse/browser/esm/sync'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { CarriedLine } from '#db/payouts/contents-figures.ts'
import type { PayoutDetails } from '#db/payouts/queries.ts'
import { payoutRow } from '#tests/support/money-rows.ts'
import { drawStatement, statementCsv } from './statement-files.ts'

const business = {
  name: 'Msasa Pharmacy',
  address: '3 Msasa Road, Harare',
  phone: '077 512 3456',
  email: 'hello@msasapharmacy.example',
}

const lineOf = (number: number): CarriedLine => ({
  id: `TX-${number}`,
  date: '2026-11-20T08:00:00.000Z',
  customer: 'Rudo Chikomo',
  type: 'payment',
  gross: 1_00,
  customerFee: 2,
  fee: 3,
  net: 97,
})

function detailsOf(count: number): PayoutDetails {
  const lines = Array.from({ length: count }, (_, at) => lineOf(100 + at))
  const total = count * 97 + 50
  return {
    payout: payoutRow({ amount: total }),
    merchant: null,
    contents: { lines, rest: { amount: 50, of: null }, total },
  }
}

test('a statement holds its sums and every transaction, over as many pages as that takes', async () => {
  const { file } = await drawStatement(detailsOf(70), business)
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  expect(pdf.numPages).toBeGreaterThan(1)
  const { items } = await extractTextItems(pdf)
  const texts = items.flat().map(({ str }) => str)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Payout statement',
      'PO-01',
      'by Paid',
      'Msasa Pharmacy',
      'CBZ Bank •••• 5667',
      'You receive',
      '$67.40',
      'Payments',
      '$70.00',
      'Carried over',
      'Payments included, in USD',
      '$0.50',
    ]),
  )
  const printed = texts.join(' ')
  expect(printed).toContain('Customers also paid $1.40 in customer fees')
  for (let number = 100; number < 170; number += 1) expect(printed).toContain(`TX-${number},`)
})

test('the same as CSV: nets that add up to the amount', () => {
  const [head, ...rows] = parse(statementCsv(detailsOf(3)), { bom: true })
  expect(head?.[0]).toBe('Transaction ID')
  expect(head?.[6]).toBe('Net (USD)')
  const inZwl = { ...detailsOf(3), payout: payoutRow({ currency: 'ZWL' }) }
  expect(parse(statementCsv(inZwl), { bom: true })[0]?.[6]).toBe('Net (ZWL)')
  expect(rows.map((row) => [row[0], row[2], row[6], row[7]])).toEqual([
    ['TX-100', 'Payment', '0.97', '0.02'],
    ['TX-101', 'Payment', '0.97', '0.02'],
    ['TX-102', 'Payment', '0.97', '0.02'],
    ['', 'Carried over', '0.50', '0.00'],
  ])
})
