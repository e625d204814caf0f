// Proves REP-1, FEE-3, INV-7.
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkRow, merchantFees } from '#tests/support/ledger-database.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { reportFields, reportTypes } from '#db/reports/schemas.ts'
import { type Transaction, transactionTypes } from '#db/payments/schemas.ts'
import { getReportSource, type ReportSource } from '#db/reports/queries.ts'
import { customTable } from './custom-table.ts'
import { checkDays, rangeOf } from '#src/rules/report-range.ts'
import { filtersOf, type ReportSettings } from './report-settings.ts'
import { reportTable } from './report-table.ts'

const now = new Date(2026, 10, 21, 14, 14)
const merchantId = 'M-002'
const whole: Omit<ReportSettings, 'type'> = {
  ...rangeOf('last30days', { from: '', to: '' }, now),
  statuses: [],
  methods: [],
  types: [],
}
const day = (date: number, hour = 9) => new Date(2026, 10, date, hour).toISOString()
const own = (number: number, over: Partial<Transaction>) =>
  paymentRow(number, { merchantId, ...over })
const rows = [
  own(10, { date: day(1), linkId: '1042' }),
  own(11, { date: day(2), amount: 4_00, type: 'refund', fee: 0, refundOf: 'TX-10' }),
  own(12, {
    date: day(3),
    status: 'failed',
    customer: 'Farai Ncube',
    customerEmail: 'farai@x.example',
  }),
  own(13, { date: day(4), currency: 'ZWL', amount: 175_00, fee: 8_00, paymentMethod: 'visa' }),
  own(14, { date: day(5), type: 'payout', amount: 20_00, fee: 1_00, paymentMethod: 'bank' }),
  own(15, { date: new Date(2026, 8, 1).toISOString(), amount: 7_00, fee: 1_00 }),
  paymentRow(16, { merchantId: 'M-001', date: day(5) }),
]

let db: PaidDatabase
let source: ReportSource

beforeEach(async () => {
  db = memoryDatabase()
  await db.merchantFees.bulkAdd(merchantFees)
  await db.paymentLinks.add(linkRow({ merchantId }))
  await db.invoices.add(invoiceRow())
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  source = await getReportSource(db, merchantId)
})

const made = (type: (typeof reportTypes)[number], over: Partial<ReportSettings> = {}) =>
  reportTable(source, { ...whole, ...over, type })

function cellsOf(type: (typeof reportTypes)[number], over: Partial<ReportSettings> = {}) {
  const table = made(type, over)
  const cells = table.rows(0, table.head.total)
  if (!Array.isArray(cells)) throw new Error('Its rows are read first.')
  return cells
}

describe('a standard report', () => {
  test('of transactions holds all of them, the newest first, with what they add up to', () => {
    const { head, columns, fileName } = made('transactions')
    expect(columns.map(({ header }) => header)).toEqual([
      'Transaction ID',
      'Date & Time',
      'Customer',
      'Type',
      'Payment Method',
      'Amount',
      'Fee',
      'Net',
      'Currency',
      'Status',
    ])
    expect(
      cellsOf('transactions').map(([id, , , , , ...money]) => [id, ...money.slice(0, 3)]),
    ).toEqual([
      ['TX-14', -19_00, 1_00, -20_00],
      ['TX-13', 175_00, 8_00, 167_00],
      ['TX-12', 45_00, 0, 0],
      ['TX-11', -4_00, 0, -4_00],
      ['TX-10', 45_00, 1_33, 43_67],
    ])
    expect(head.totals).toEqual([
      ['Rows', '5'],
      ['Paid by customers (USD)', '$45.00'],
      ['Fees (USD)', '\u2212$1.33'],
      ['Refunded (USD)', '\u2212$4.00'],
      ['Paid out (USD)', '\u2212$19.00'],
      ['Payout fees (USD)', '\u2212$1.00'],
      ['Paid by customers (ZWL)', 'ZWL\u00a0175.00'],
      ['Fees (ZWL)', '\u2212ZWL\u00a08.00'],
    ])
    expect(head.facts).toContainEqual(['Period', 'Last 30 days, Oct 23, 2026 to Nov 21, 2026'])
    expect(fileName).toBe('transactions-report-2026-10-23-to-2026-11-21')
  })

  test('names the customer fees where there are any, and adds up with them', async () => {
    await db.transaction('rw', ledgerTables, () =>
      putTransactions(db, own(17, { date: day(6), amount: 10_00, fee: 45, customerFee: 20 })),
    )
    source = await getReportSource(db, merchantId)
    const { head, columns } = made('payments')
    const headers = columns.map(({ header }) => header)
    expect(headers.slice(4, 8)).toEqual(['Amount', 'Fee', 'Customer Fee', 'Net'])
    expect(cellsOf('payments').map((row) => row.slice(4, 8))).toEqual([
      [10_00, 45, 20, 9_55],
      [175_00, 8_00, 0, 167_00],
      [45_00, 0, 0, 0],
      [45_00, 133, 0, 43_67],
    ])
    expect(head.totals.slice(1, 4)).toEqual([
      ['Paid by customers (USD)', '$55.20'],
      ['Customer fees (USD)', '\u2212$0.20'],
      ['Fees (USD)', '\u2212$1.78'],
    ])
  })

  test('of payments holds payments alone, and what of each came in', () => {
    expect(
      cellsOf('payments').map(([id, , , , amount, fee, net]) => [id, amount, fee, net]),
    ).toEqual([
      ['TX-13', 175_00, 8_00, 167_00],
      ['TX-12', 45_00, 0, 0],
      ['TX-10', 45_00, 133, 43_67],
    ])
  })

  test('of payments says when each settles and in which payout it left', async () => {
    await db.transaction('rw', ledgerTables, () =>
      putTransactions(db, own(13, { date: day(4), currency: 'ZWL', availableAt: day(25) })),
    )
    await db.payouts.add(
      payoutRow({ merchantId, carriesUpTo: day(3), amount: 39_67, status: 'paid' }),
    )
    source = await getReportSource(db, merchantId)
    const { columns } = made('payments')
    expect(columns.slice(-2).map(({ header }) => header)).toEqual(['Settlement Date', 'Payout'])
    expect(cellsOf('payments').map((cells) => [cells[0], ...cells.slice(-2)])).toEqual([
      ['TX-13', Date.parse(day(25)), ''],
      ['TX-12', '', ''],
      ['TX-10', Date.parse(day(1)), 'PO-01'],
    ])
  })

  test('of payments and of settlements say by which day they count, and lead from one to the other', async () => {
    const before = new Date(2026, 9, 22, 15).toISOString()
    await db.transaction('rw', ledgerTables, () =>
      putTransactions(
        db,
        own(8, {
          date: before,
          amount: 22_50,
          availableAt: new Date(2026, 9, 23, 15).toISOString(),
        }),
        own(17, { date: day(21), amount: 54_50, availableAt: day(22) }),
      ),
    )
    source = await getReportSource(db, merchantId)
    const payments = made('payments').head
    expect(payments.facts).toContainEqual(['Counted by', 'Day of payment'])
    expect(payments.totals).toEqual(
      expect.arrayContaining([
        ['Paid by customers (USD)', '$99.50'],
        ['Settles after this period (USD)', '\u2212$54.50'],
        ['Paid before, settled in this period (USD)', '$22.50'],
        ['Payments settled in this period (USD)', '$67.50'],
      ]),
    )
    const settlements = made('settlements').head
    expect(settlements.facts).toContainEqual(['Counted by', 'Day of settlement'])
    expect(settlements.totals).toEqual(
      expect.arrayContaining([
        ['Payments (USD)', '$67.50'],
        ['Paid before, settled in this period (USD)', '\u2212$22.50'],
        ['Settles after this period (USD)', '$54.50'],
        ['Payments paid in this period (USD)', '$99.50'],
      ]),
    )
    // In ZWL, both are the same; what a filter leaves out settles too.
    const terms = (over: Partial<ReportSettings>) =>
      made('payments', over).head.totals.map(([term]) => term)
    expect(terms({})).not.toContain('Payments settled in this period (ZWL)')
    expect(terms({ methods: ['ecocash'] })).not.toContain('Payments settled in this period (USD)')
    expect(made('payments', { by: 'settled' }).head.facts).toContainEqual([
      'Counted by',
      'Day of completion',
    ])
  })

  test('of settlements adds up, line by line and as a whole', () => {
    const cells = cellsOf('settlements')
    expect(made('settlements').columns.map(({ header }) => header)).toEqual([
      'Day',
      'Entry',
      'USD',
      'ZWL',
    ])
    expect(cells[0]).toEqual([expect.any(Number), 'Opening', 6_00, 0])
    for (const at of [2, 3]) {
      let balance = 0
      for (const row of cells) {
        const amount = Number(row[at])
        const sum = row[1] === 'Opening' ? amount : balance + amount
        balance = row[1] === 'Closing' ? balance : sum
        expect(row[1] === 'Closing' ? amount : balance).toBe(balance)
      }
    }
    const { totals } = made('settlements').head
    expect(Object.fromEntries(totals)).toMatchObject({
      'Opening (USD)': '$6.00',
      'Payments (USD)': '$45.00',
      'Refunds (USD)': '\u2212$4.00',
      'Payouts (USD)': '\u2212$20.00',
      'Closing (USD)': '$25.67',
      'Opening (ZWL)': 'ZWL\u00a00.00',
      'Closing (ZWL)': 'ZWL\u00a0167.00',
    })
    // Nothing was refunded in ZWL.
    expect(totals.map(([term]) => term)).not.toContain('Refunds (ZWL)')
  })

  test('of fees has a line for each method and currency, and for what payouts cost', () => {
    expect(cellsOf('fees')).toEqual([
      ['EcoCash', 'USD', 1, 45_00, 133, 2.96],
      ['Visa', 'ZWL', 1, 175_00, 8_00, 4.57],
      ['Payouts', 'USD', '', '', 1_00, ''],
    ])
    expect(made('fees').head.totals).toEqual([
      ['Rows', '3'],
      ['Payment fees (USD)', '$1.33'],
      ['Payout fees (USD)', '$1.00'],
      ['Total fees (USD)', '$2.33'],
      ['Fees (ZWL)', 'ZWL\u00a08.00'],
    ])
    // A payout came by none of the methods that can be asked for.
    expect(cellsOf('fees', { methods: ['bank'] })).toEqual([])
  })

  test('of customers has a line for each who paid', () => {
    expect(cellsOf('customers')).toEqual([['Rudo Chikomo', 2, 45_00, 175_00, Date.parse(day(4))]])
  })

  test('of VAT has a row for each rate and currency, less what was credited', async () => {
    const lines = [{ description: 'Coffee', quantity: 1_000, unitPrice: 100_00 }]
    await db.invoices.bulkAdd([
      invoiceRow({
        id: 'IN-02',
        sentAt: day(1),
        taxPercent: 15.5,
        lines,
        // The refund of $4.00 that is TX-11.
        creditNotes: [{ number: 'CN-000001', refundId: 'TX-11', issuedAt: day(2) }],
      }),
      invoiceRow({ id: 'IN-03', sentAt: day(3), taxPercent: 15 }),
      invoiceRow({ id: 'IN-04', sentAt: day(4), taxPercent: 15.5, lines, currency: 'ZWL' }),
      invoiceRow({ id: 'IN-05', sentAt: day(5), taxPercent: 15.5, merchantId: 'M-001' }),
    ])
    source = await getReportSource(db, merchantId)
    const { head, columns, fileName } = made('vat')
    expect(columns.map(({ header }) => header)).toEqual([
      'VAT Rate',
      'Currency',
      'Invoices',
      'Net',
      'VAT',
      'Gross',
      'Credit Notes',
      'Credited Net',
      'Credited VAT',
      'VAT Due',
    ])
    expect(cellsOf('vat')).toEqual([
      ['15.5%', 'USD', 1, 100_00, 15_50, 115_50, 1, -3_46, -54, 14_96],
      ['15%', 'USD', 1, 36_00, 5_40, 41_40, 0, 0, 0, 5_40],
      ['15.5%', 'ZWL', 1, 100_00, 15_50, 115_50, 0, 0, 0, 15_50],
    ])
    expect(head.sums).toEqual([
      ['Total', 'USD', 2, 136_00, 20_90, 156_90, 1, -3_46, -54, 20_36, 'USD'],
      ['Total', 'ZWL', 1, 100_00, 15_50, 115_50, 0, 0, 0, 15_50, 'ZWL'],
    ])
    expect(head.totals).toEqual([
      ['Rows', '3'],
      ['VAT on invoices (USD)', '$20.90'],
      ['VAT on credit notes (USD)', '\u2212$0.54'],
      ['VAT due (USD)', '$20.36'],
      ['VAT on invoices (ZWL)', 'ZWL\u00a015.50'],
      ['VAT on credit notes (ZWL)', 'ZWL\u00a00.00'],
      ['VAT due (ZWL)', 'ZWL\u00a015.50'],
    ])
    expect(fileName).toBe('vat-summary-report-2026-10-23-to-2026-11-21')
  })

  test('is narrowed by its filters and says by which; a card is either brand', () => {
    const narrowed = { methods: ['card'] as const, statuses: ['successful'] as const }
    expect(cellsOf('transactions', narrowed).map(([id]) => id)).toEqual(['TX-13'])
    const { facts } = made('transactions', narrowed).head
    expect(facts).toContainEqual(['Payment Method', 'Card'])
    expect(facts).toContainEqual(['Status', 'Successful'])
    expect(cellsOf('settlements', narrowed)).toEqual(cellsOf('settlements'))
    expect(filtersOf.settlements).toEqual([])
  })

  test('has fees as rows of their own where they are ticked', () => {
    const fees = cellsOf('transactions', { types: ['fee'] })
    expect(fees.map(([id, , , type, , amount]) => [id, type, amount])).toEqual([
      ['TX-13', 'Fee Deduction', -8_00],
      ['TX-10', 'Fee Deduction', -133],
    ])
  })

  test('with nothing in it has no rows', () => {
    const none = { period: { from: 0, before: 1 } }
    for (const type of reportTypes) expect(made(type, none).head.total).toBe(0)
  })
})

describe('a custom report', () => {
  const title = 'For the bookkeeper'

  test('has its fields in their order, as a file has them', async () => {
    const order = fc.shuffledSubarray([...reportFields], { minLength: 1 })
    const all = customTable(db, source, whole, { title, fields: reportFields })
    const full = await all.rows(0, all.head.total)
    await fc.assert(
      fc.asyncProperty(order, async (fields) => {
        const table = customTable(db, source, whole, { title, fields })
        expect(table.head.total).toBe(5)
        expect(await table.rows(0, 5)).toEqual(
          full.map((row) => [
            ...fields.map((field) => row[reportFields.indexOf(field)]),
            ...(fields.includes('currency') ? [] : [row[reportFields.indexOf('currency')]]),
          ]),
        )
      }),
      { numRuns: 20 },
    )
  })

  test('knows what only the rows themselves have', async () => {
    const fields = ['id', 'email', 'reference', 'description', 'settled'] as const
    const table = customTable(db, source, whole, { title, fields })
    expect(await table.rows(2, 5)).toEqual([
      ['TX-12', 'farai@x.example', 'Order 12', '', '', 'USD'],
      ['TX-11', 'rudo@x.example', 'Order 11', 'Refund of TX-10', Date.parse(day(2)), 'USD'],
      ['TX-10', 'rudo@x.example', 'Order 10', 'Vumba Blend, 1 kg', Date.parse(day(1)), 'USD'],
    ])
    expect(table.fileName).toBe('for-the-bookkeeper-2026-10-23-to-2026-11-21')
  })
})

describe('the days of a report', () => {
  test('are those of the specification, and none lies ahead', () => {
    const days = (id: Parameters<typeof rangeOf>[0]) => rangeOf(id, { from: '', to: '' }, now).range
    expect(days('today')).toBe('Today, Nov 21, 2026')
    expect(days('yesterday')).toBe('Yesterday, Nov 20, 2026')
    expect(days('last7days')).toBe('Last 7 days, Nov 15, 2026 to Nov 21, 2026')
    expect(days('thisMonth')).toBe('This month, Nov 1, 2026 to Nov 21, 2026')
    expect(days('lastMonth')).toBe('Last month, Oct 1, 2026 to Oct 31, 2026')
  })

  test('of a custom range are both there, in order and not ahead', () => {
    expect(checkDays({ from: '2026-11-01', to: '2026-11-21' }, now)).toEqual({})
    expect(checkDays({ from: '', to: '' }, now)).toEqual({
      from: 'Choose a start date',
      to: 'Choose an end date',
    })
    expect(checkDays({ from: '2026-11-21', to: '2026-11-20' }, now)).toEqual({
      from: 'Start date is after the end date',
    })
    expect(checkDays({ from: '2026-11-01', to: '2026-11-22' }, now)).toEqual({
      to: 'Choose today or an earlier day',
    })
  })
})

const anyRow = fc.record({
  type: fc.constantFrom(...transactionTypes),
  status: fc.constantFrom('successful' as const, 'pending' as const, 'failed' as const),
  currency: fc.constantFrom('USD' as const, 'ZWL' as const),
  amount: fc.integer({ min: 2_00, max: 1_000_00 }),
  fee: fc.integer({ min: 0, max: 1_00 }),
})
const inCents = (text: string) =>
  Math.round(Number(text.replace('\u2212', '-').replaceAll(/[^\d.-]/g, '')) * 100)

test.each([
  ['with the fees beside their payments', []],
  ['with fees as rows of their own', [...transactionTypes, 'fee' as const]],
])(
  'amounts less fees are the net, in each currency, and what the head adds up to: %s',
  (_what, types) => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 30 }), (drawn) => {
        const ledger = ledgerOf(
          ...drawn.map(({ fee, ...row }, at) =>
            // Only payments and payouts bear a fee.
            own(at + 1, {
              ...row,
              date: day(4),
              fee: row.type === 'payment' || row.type === 'payout' ? fee : 0,
            }),
          ),
        )
        const { head, columns } = reportTable(
          { ...source, ledger },
          { ...whole, types, type: 'transactions' },
        )
        const at = (header: string) => columns.findIndex((column) => column.header === header)
        for (const currency of ['USD', 'ZWL']) {
          const lines = (head.sums ?? []).filter((line) => line.at(-1) === currency)
          const of = (line: (typeof lines)[number], header: string) => Number(line[at(header)])
          const changes = lines.filter(([term]) => term === 'Balance change')
          const totals = lines.filter(([term]) => term !== 'Balance change')
          for (const line of totals)
            expect(of(line, 'Amount') - of(line, 'Fee')).toBe(of(line, 'Net'))
          const net = totals.reduce((sum, line) => sum + of(line, 'Net'), 0)
          for (const line of changes) expect(of(line, 'Net')).toBe(net)
          const facts = head.totals.filter(([term]) => term.endsWith(`(${currency})`))
          expect(facts.reduce((sum, [, text]) => sum + inCents(text), 0)).toBe(net)
        }
        expect(head.sums?.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  },
)
